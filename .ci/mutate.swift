// Puts mutants into the files of a target: small faults, of which at most one is active in a run.
//
// usage: mutate FOLDER COPY COUNT SEED EXCLUDED
//
// Writes the files of FOLDER with mutants into COPY, and leaves a file alone that is the same there.
// Each mutant is `(isMutant(12) ? fault : original)`, and `MUTANT=12` in the environment makes it
// active. So one build serves all of them. With the path of a file in MUTANT none is active, and byte
// 12 of the file becomes 1 when mutant 12 is reached. EXCLUDED is a file of lines `FILE:LINE` on which
// there are none. Prints a line for each mutant: number, place, and what it changes.
import SwiftOperators
import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A place in a file where a mutant can be put.
struct Mutation {
  let file: String
  let line: Int
  /// The bytes that it replaces.
  let range: Range<Int>
  let original: String
  let fault: String
  /// Whether it leaves a statement out, rather than changing an expression.
  let isStatement: Bool

  var words: String { isStatement ? "leaves out \(original)" : "\(original)  ->  \(fault)" }
}

private let operators: [String: String] = [
  "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+",
  "&&": "||", "||": "&&", "..<": "...", "...": "..<",
]

final class Finder: SyntaxVisitor {
  private let file: String
  private let places: SourceLocationConverter
  private(set) var mutations: [Mutation] = []

  init(_ file: String, _ tree: SourceFileSyntax) {
    self.file = file
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol, _ fault: String, isStatement: Bool = false) {
    let original = node.trimmedDescription
    let start = node.positionAfterSkippingLeadingTrivia
    guard !original.contains("\n") else { return }
    mutations.append(
      Mutation(
        file: file, line: places.location(for: start).line,
        range: start.utf8Offset..<(start.utf8Offset + original.utf8.count), original: original,
        fault: fault, isStatement: isStatement))
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let sign = node.operator.as(BinaryOperatorExprSyntax.self),
      let other = operators[sign.operator.text]
    {
      add(
        node,
        node.leftOperand.trimmedDescription + " \(other) " + node.rightOperand.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.literal.text + " + 1")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.text == "!" else { return .visitChildren }
    add(node, node.expression.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition,
      condition.is(FunctionCallExprSyntax.self) || condition.is(MemberAccessExprSyntax.self)
        || condition.is(DeclReferenceExprSyntax.self)
    {
      add(condition, "!(\(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, let block = node.parent,
      block.parent?.is(
        CodeBlockSyntax.self) == true
    else { return .visitChildren }
    let isAssignment = expression.as(InfixOperatorExprSyntax.self).map { infix in
      infix.operator.is(AssignmentExprSyntax.self)
        || infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
    }
    // An initializer has to set each property, or to call another one.
    let isInitialization = isAssignment == true || expression.trimmedDescription.hasPrefix("self.init(")
    if isInitialization, isInInitializer(node) { return .visitChildren }
    // A block's only expression may be its value.
    let isAlone = block.children(viewMode: .sourceAccurate).count == 1
    guard isAssignment ?? (expression.is(FunctionCallExprSyntax.self) && !isAlone) else {
      return .visitChildren
    }
    add(expression, "", isStatement: true)
    return .visitChildren
  }

  private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let each = parent {
      if each.is(InitializerDeclSyntax.self) { return true }
      if each.is(FunctionDeclSyntax.self) || each.is(ClosureExprSyntax.self) { return false }
      parent = each.parent
    }
    return false
  }

  // These contain no code that runs, or must be constant.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

private func text(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

private func write(_ new: String, to path: String) {
  guard text(of: path) != new, let file = fopen(path, "w") else { return }
  defer { fclose(file) }
  let bytes = Array(new.utf8)
  fwrite(bytes, 1, bytes.count, file)
}

private func swiftFiles(in folder: String) -> [String] {
  guard let list = opendir(folder) else { return [] }
  defer { closedir(list) }
  var files: [String] = []
  while let entry = readdir(list) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard !name.hasPrefix(".") else { continue }
    let path = folder + "/" + name
    if name.hasSuffix(".swift") { files.append(path) } else { files += swiftFiles(in: path) }
  }
  return files.sorted()
}

/// Repeatable numbers: SplitMix64, from https://prng.di.unimi.it/splitmix64.c.
struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 6, let count = Int(arguments[3]), let seed = UInt64(arguments[4]) else {
  print("usage: mutate FOLDER COPY COUNT SEED EXCLUDED")
  exit(64)
}
let (folder, copy) = (arguments[1], arguments[2])
let excluded = Set((text(of: arguments[5]) ?? "").split(separator: "\n").map(String.init))

var all: [Mutation] = []
let files = swiftFiles(in: folder)
for path in files {
  guard let source = text(of: path) else { continue }
  let parsed = Parser.parse(source: source)
  guard
    let tree = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
      .as(SourceFileSyntax.self)
  else { continue }
  let finder = Finder(String(path.dropFirst(folder.count + 1)), tree)
  finder.walk(tree)
  all += finder.mutations
}

// Chosen at random; of those that overlap only one. What is excluded changes nothing for the others.
var random = Random(state: seed)
var chosen: [Mutation] = []
for mutation in all.shuffled(using: &random) where chosen.count < count {
  let overlaps = chosen.contains {
    $0.file == mutation.file && $0.range.overlaps(mutation.range)
  }
  if !overlaps, !excluded.contains("\(mutation.file):\(mutation.line)") { chosen.append(mutation) }
}
chosen.sort { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }

print("possible: \(all.count)")
let numbered = Dictionary(grouping: chosen.enumerated(), by: \.element.file)
for path in files {
  guard let source = text(of: path) else { continue }
  let file = String(path.dropFirst(folder.count + 1))
  var bytes = Array(source.utf8)
  for (index, mutation) in (numbered[file] ?? []).sorted(by: { $0.offset > $1.offset }) {
    let condition = "isMutant(\(index + 1))"
    let replacement =
      mutation.isStatement
      ? "if !\(condition) { \(mutation.original) }"
      : "(\(condition) ? (\(mutation.fault)) : (\(mutation.original)))"
    bytes.replaceSubrange(mutation.range, with: replacement.utf8)
  }
  write(String(decoding: bytes, as: UTF8.self), to: copy + "/" + file)
}
for (index, mutation) in chosen.enumerated() {
  print("\(index + 1)\t\(mutation.file):\(mutation.line)\t\(mutation.words)")
}
write(
  """
  #if canImport(Glibc)
  import Glibc
  #else
  import Darwin
  #endif

  private let mutant = getenv("MUTANT").map { String(cString: $0) } ?? ""
  private let activeMutant = Int(mutant) ?? 0

  private nonisolated(unsafe) let reached: UnsafeMutableRawPointer? = {
    guard mutant.hasPrefix("/") else { return nil }
    let file = open(mutant, O_RDWR)
    defer { close(file) }
    let bytes = mmap(nil, \(chosen.count + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return bytes == MAP_FAILED ? nil : bytes
  }()

  @inline(never) func isMutant(_ number: Int) -> Bool {
    reached?.storeBytes(of: 1, toByteOffset: number, as: UInt8.self)
    return activeMutant == number
  }

  """, to: copy + "/Mutants.swift")
