//! One work of `npm run bench`: `one WORK ARGUMENT` prints the nanoseconds that it took and the
//! result, as the programs in `benches/native` do: `npm run bench` runs it beside the others.

mod works;

use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [name, argument] = &arguments[..] else {
        return println!("usage: cargo bench -- WORK ARGUMENT, such as: sequence \"take:squares 100000\"");
    };
    let work = works::find(name, argument);
    let start = Instant::now();
    let result = work();
    let took = start.elapsed().as_nanos();
    println!("{took} {}", result());
}
