// Values in 16 bits: half the memory for the caches, and the width in which the package keeps them.
#include "nim_square.h"

int main(int, char **arguments) { nim_square<uint16_t>(arguments[1]); }
