//! `cargo bench`: the works of `npm run bench` in native Rust.
//! `cargo bench --bench engines -- products` chooses by name.

mod works;

use divan::{Bencher, bench};

fn main() {
    divan::main();
}

fn measure(bencher: Bencher<'_, '_>, name: &str, argument: &str) {
    let work = works::find(name, argument);
    bencher.bench_local(|| drop(work()));
}

#[bench(args = ["take:squares 100000", "take:squares 1000000"], sample_count = 7, sample_size = 1)]
fn sequence(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "sequence", argument);
}

#[bench(args = ["100000", "1000000"], sample_count = 7, sample_size = 1)]
fn flipping_game(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "flipping-game", argument);
}

/// 50 batches.
#[bench(args = ["100000"], sample_count = 7, sample_size = 1)]
fn nim_products(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "nim-products", argument);
}

/// 50 batches.
#[bench(args = ["100000"], sample_count = 7, sample_size = 1)]
fn nim_inverses(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "nim-inverses", argument);
}

#[bench(args = ["10^1000 1", "10^10000 1", "10^1000000 1"], sample_count = 7, sample_size = 1)]
fn sum_of_moves(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "sum-of-moves", argument);
}

#[bench(args = ["1000000"], sample_count = 7, sample_size = 1)]
fn stones(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "stones", argument);
}

#[bench(args = ["octal:0.77 1000", "octal:0.137 1000", "octal:0.127 200000"], sample_count = 7, sample_size = 1)]
fn period(bencher: Bencher<'_, '_>, argument: &str) {
    measure(bencher, "period", argument);
}
