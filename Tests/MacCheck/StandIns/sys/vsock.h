/* The sockets of virtual machines, which swift-nio knows and zig's package lacks. */
#ifndef SYS_VSOCK_H
#define SYS_VSOCK_H

/* swift-nio expects its options in the same module; Apple's modules pass them on. */
#include <netinet/in.h>
#include <sys/ioccom.h>
#include <sys/types.h>

#define VMADDR_CID_ANY 0xFFFFFFFFU
#define VMADDR_CID_HYPERVISOR 0
#define VMADDR_CID_HOST 2
#define VMADDR_PORT_ANY 0xFFFFFFFFU
#define IOCTL_VM_SOCKETS_GET_LOCAL_CID _IOR('s', 209, unsigned int)

struct sockaddr_vm {
  unsigned char svm_len;
  unsigned char svm_family;
  unsigned short svm_reserved1;
  unsigned int svm_port;
  unsigned int svm_cid;
};

#endif
