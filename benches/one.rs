//! One work of `npm run bench`: `one WORK ARGUMENT` prints the nanoseconds that it took and what came out, as the programs in
//! `benches/native` do.

mod works;

use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    // As a part of `cargo bench` there is nothing to do: `engines` measures there.
    let [name, argument] = &arguments[..] else { return };
    let work = works::find(name, argument);
    let start = Instant::now();
    let result = work();
    let took = start.elapsed().as_nanos();
    println!("{took} {}", result());
}
