// The names and shapes here are those of other libraries.
// swift-format-ignore-file
// expected: value of type 'stat' has no member 'st_mtim'
import Darwin

func changed(_ status: stat) -> Int { status.st_mtim.tv_sec }
