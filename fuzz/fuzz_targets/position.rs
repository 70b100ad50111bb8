#![no_main]

#[path = "../checks.rs"]
mod checks;
#[path = "../../tests/engines/oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::of_bytes(checks::position, data));
