// Marks and counts in containers of the standard library, which grow as needed: for an author who
// does not know how large the values become.
#include "flipping_game.h"
#include <unordered_map>

struct Marks {
    std::vector<bool> values;
    void clear() { values.assign(values.size(), false); }
    void mark(size_t value) {
        if (value >= values.size()) values.resize(value + 1);
        values[value] = true;
    }
    bool marked(size_t value) const { return value < values.size() && values[value]; }
};

int main(int, char **arguments) { flipping_game<Marks, std::unordered_map<uint32_t, uint64_t>>(arguments[1]); }
