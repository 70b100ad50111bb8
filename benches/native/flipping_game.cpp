// Marks and counts in plain arrays of fixed size. A mark stores the number of the coin, so nothing
// needs clearing. The fastest plain program we know.
#include "flipping_game.h"

struct Marks {
    std::vector<int> excluded = std::vector<int>(2048, -1);
    int coin = 0;
    void clear() { ++coin; }
    void mark(int value) { excluded[value] = coin; }
    bool marked(int value) const { return excluded[value] == coin; }
};

struct Counts {
    std::vector<uint64_t> counts = std::vector<uint64_t>(1024);
    uint64_t &operator[](int change) { return counts[change]; }

    struct Pairs {
        const uint64_t *first, *now;
        std::pair<uint32_t, uint64_t> operator*() const { return {static_cast<uint32_t>(now - first), *now}; }
        Pairs &operator++() { return ++now, *this; }
        bool operator!=(const Pairs &other) const { return now != other.now; }
    };
    Pairs begin() const { return {counts.data(), counts.data()}; }
    Pairs end() const { return {counts.data(), counts.data() + counts.size()}; }
};

int main(int, char **arguments) { flipping_game<Marks, Counts>(arguments[1]); }
