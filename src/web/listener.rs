//! A JavaScript function as a progress listener.

use crate::error::{Code, Error, Result};
use crate::progress::Progress;
use js_sys::Function;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// Milliseconds between two calls of the listener. Often enough for a bar that moves, too rare to cost.
const PAUSE: f64 = 40.0;

/// How many listeners may run inside each other: each of them may begin work with memory and a listener of its own.
const NESTED: u32 = 2;

thread_local! {
    /// How many listeners run now.
    static RUNNING: Cell<u32> = const { Cell::new(0) };
}

/// Whether a listener is running, so that this call comes from within another one.
pub(super) fn is_running() -> bool {
    RUNNING.get() > 0
}

/// Whether anything was passed as a listener.
pub(super) fn is_given(progress: &JsValue) -> bool {
    !(progress.is_undefined() || progress.is_null())
}

/// What was passed as a listener: a function, or nothing.
pub(super) fn listener(progress: &JsValue) -> Result<Option<&Function>> {
    if !is_given(progress) {
        return Ok(None);
    }
    let wrong = || Error::new(Code::WrongType, "", "a function, or nothing").in_field("progress");
    progress.dyn_ref().map(Some).ok_or_else(wrong)
}

/// Runs work that reports to the listener `progress`, at most every few milliseconds. A listener that answers
/// `false` or throws stops the work. It may call exports, and so may a listener of theirs, but no deeper.
pub(super) fn listen<T>(progress: &JsValue, work: impl FnOnce(&mut Progress<'_>) -> Result<T>) -> Result<T> {
    let listener = listener(progress)?;
    let running = RUNNING.get();
    if running >= NESTED {
        let allowed = "no work within the listener of a call that comes from a listener";
        return Err(Error::new(Code::Memory, "", allowed).in_field("progress"));
    }
    let Some(listener) = listener else { return work(&mut Progress::none()) };
    // Workers, pages and Node all have a global `performance`; without one, every report goes through.
    let clock: Option<Performance> = js_sys::Reflect::get(&js_sys::global(), &"performance".into())
        .ok()
        .filter(JsValue::is_object)
        .map(JsCast::unchecked_into);
    let mut last = clock.as_ref().map_or(f64::NEG_INFINITY, Performance::now);
    // An engine that learns on the way how its work grows may take back some of what it said.
    let mut said = 0.0_f64;
    let mut report = |fraction: f64| {
        said = said.max(fraction);
        if let Some(clock) = &clock {
            let now = clock.now();
            if now - last < PAUSE {
                return Ok(());
            }
            last = now;
        }
        RUNNING.set(running + 1);
        let answer = listener.call1(&JsValue::NULL, &said.into());
        // Set, not counted down: whatever went wrong in there, this is how many run now.
        RUNNING.set(running);
        Progress::answer(answer.is_ok_and(|answer| answer != JsValue::FALSE))
    };
    work(&mut Progress::new(&mut report))
}
