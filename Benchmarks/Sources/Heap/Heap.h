#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>

/// How many bytes are allocated at this time.
static inline size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
/// 0: only glibc tells how many bytes are allocated.
static inline size_t allocated_bytes(void) { return 0; }
#endif
