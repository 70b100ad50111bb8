//! A JavaScript function as a progress listener.

use crate::error::Result;
use crate::progress::Progress;
use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// Milliseconds between two calls of the listener. Often enough for a bar that moves, too rare to cost.
const PAUSE: f64 = 40.0;

/// Runs work that reports to `listener`, at most every few milliseconds. A listener that answers `false` or
/// throws stops the work.
pub(super) fn listen<T>(
    listener: Option<Function>,
    work: impl FnOnce(&mut Progress<'_>) -> Result<T>,
) -> Result<T> {
    let Some(listener) = listener else { return work(&mut Progress::none()) };
    // Workers, pages and Node all have a global `performance`; without one, every report goes through.
    let clock: Option<Performance> = js_sys::Reflect::get(&js_sys::global(), &"performance".into())
        .ok()
        .filter(JsValue::is_object)
        .map(JsCast::unchecked_into);
    let mut last = clock.as_ref().map_or(f64::NEG_INFINITY, Performance::now);
    let mut report = |fraction: f64| {
        if let Some(clock) = &clock {
            let now = clock.now();
            if now - last < PAUSE {
                return Ok(());
            }
            last = now;
        }
        let answer = listener.call1(&JsValue::NULL, &fraction.into());
        Progress::answer(answer.is_ok_and(|answer| answer != JsValue::FALSE))
    };
    work(&mut Progress::new(&mut report))
}
