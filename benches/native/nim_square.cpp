// Values in `int`, as the recurrence is usually written.
#include "nim_square.h"

int main(int, char **arguments) { nim_square<int>(arguments[1]); }
