// Values in `int`, as one writes it who solves the problem.
#include "nim_square.h"

int main(int, char **arguments) { nim_square<int>(arguments[1]); }
