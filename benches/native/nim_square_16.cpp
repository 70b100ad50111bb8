// Values in 16 bits: half the memory of `int`, and the width that the package uses.
#include "nim_square.h"

int main(int, char **arguments) { nim_square<uint16_t>(arguments[1]); }
