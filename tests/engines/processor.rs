//! Time of the processor, which other work on the machine does not lengthen.

use std::time::Duration;

/// What this thread has computed so far. Linux alone tells; elsewhere nothing is measured.
fn spent() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// The result of `work`, and the time that it took this thread.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let before = spent();
    let result = work();
    let taken = spent().zip(before).map(|(after, before)| after.saturating_sub(before));
    (result, taken.unwrap_or_default())
}

#[test]
fn work_takes_time_and_sleep_does_not() {
    let ((), asleep) = timed(|| std::thread::sleep(Duration::from_millis(50)));
    assert!(asleep < Duration::from_millis(40), "{asleep:?}");
    let (sum, busy) = timed(|| (0..20_000_000u64).map(std::hint::black_box).fold(0, u64::wrapping_add));
    assert!(sum > 0 && (busy > asleep || spent().is_none()), "{busy:?}");
}
