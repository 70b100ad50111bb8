// Every program here prints one line: the nanoseconds that the work took, and the result.
#pragma once
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

template <class Work> void timed(Work work) {
    const auto start = std::chrono::steady_clock::now();
    const std::string result = work();
    const auto end = std::chrono::steady_clock::now();
    const auto took = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
    std::printf("%lld %s\n", static_cast<long long>(took), result.c_str());
}
