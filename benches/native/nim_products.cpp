// Batches of 64-bit nim-products: Karatsuba down to the field below 2^16, and there logarithms,
// with a tail of zeros behind the powers so that a factor 0 needs no branch. a[i] = (i+1) * c, b[i]
// = a[i] rotated. Prints the exclusive or of all products, each rotated by its index.
#include "clock.h"
#include <cstdlib>
#include <vector>

static uint16_t slow_product(uint32_t a, uint32_t b, int bits = 16) {
    if (a < 2 || b < 2) return static_cast<uint16_t>(a * b);
    const int half = bits / 2;
    const uint32_t mask = (1u << half) - 1;
    const uint32_t low = slow_product(a & mask, b & mask, half), high = slow_product(a >> half, b >> half, half);
    const uint32_t mixed = slow_product((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half);
    return static_cast<uint16_t>((mixed ^ low) << half | (low ^ slow_product(high, 1u << (half - 1), half)));
}

static uint32_t logarithm[1 << 16];
static uint16_t power[4 * 65536];
static constexpr uint32_t ZERO = 2 * 65536;

static void make_tables() {
    // 65535 = 3 * 5 * 17 * 257: a generator is no power of these.
    for (uint32_t generator = 2;; ++generator) {
        uint32_t value = 1, order = 0;
        do {
            power[order] = static_cast<uint16_t>(value);
            logarithm[value] = order++;
            value = slow_product(value, generator);
        } while (value != 1);
        if (order == 65535) break;
    }
    for (uint32_t i = 65535; i < 2 * 65535; ++i) power[i] = power[i - 65535];
    logarithm[0] = ZERO;
}

static inline uint64_t product_16(uint64_t a, uint64_t b) { return power[logarithm[a] + logarithm[b]]; }
// Times 2^15.
static inline uint64_t by_half_16(uint64_t a) { return power[logarithm[a] + logarithm[1 << 15]]; }

static inline uint64_t product_32(uint64_t a, uint64_t b) {
    const uint64_t a1 = a >> 16, a0 = a & 0xFFFF, b1 = b >> 16, b0 = b & 0xFFFF;
    const uint64_t low = product_16(a0, b0), mixed = product_16(a1 ^ a0, b1 ^ b0);
    return (mixed ^ low) << 16 | (low ^ by_half_16(product_16(a1, b1)));
}

// Times 2^31 = 2^16 (x) 2^15.
static inline uint64_t by_half_32(uint64_t a) {
    const uint64_t high = by_half_16(a >> 16), low = by_half_16(a & 0xFFFF);
    return (high ^ low) << 16 | by_half_16(high);
}

static inline uint64_t product_64(uint64_t a, uint64_t b) {
    const uint64_t a1 = a >> 32, a0 = a & 0xFFFFFFFF, b1 = b >> 32, b0 = b & 0xFFFFFFFF;
    const uint64_t low = product_32(a0, b0), mixed = product_32(a1 ^ a0, b1 ^ b0);
    return (mixed ^ low) << 32 | (low ^ by_half_32(product_32(a1, b1)));
}

static uint64_t rotated(uint64_t word, unsigned by) { return by % 64 ? word << by % 64 | word >> (64 - by % 64) : word; }

int main(int, char **arguments) {
    const size_t count = std::atoi(arguments[1]), repeat = 50;
    make_tables();
    std::vector<uint64_t> a(count), b(count), products(count);
    for (size_t i = 0; i < count; ++i) {
        a[i] = (i + 1) * 0x9E3779B97F4A7C15u;
        b[i] = rotated(a[i], 23);
    }
    timed([&] {
        for (size_t again = 0; again < repeat; ++again)
            for (size_t i = 0; i < count; ++i) products[i] = product_64(a[i], b[i]);
        uint64_t all = 0;
        for (size_t i = 0; i < count; ++i) all ^= rotated(products[i], i % 64);
        return std::to_string(all);
    });
}
