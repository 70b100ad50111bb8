//! A JavaScript function as a progress listener.

use grundyscope::error::{Code, Error, Result, allowed};
use grundyscope::progress::Progress;
use js_sys::Function;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// The least number of milliseconds between two calls of the listener: frequent enough for a
/// progress bar, and rare enough for calls to cost little.
const PAUSE: f64 = 40.0;

/// How many listeners may be nested: each of them may start work with its own memory and listener.
const MAX_NESTED: u32 = 2;

thread_local! {
    /// How many listeners are running.
    static RUNNING: Cell<u32> = const { Cell::new(0) };
}

/// Whether a listener is running, so that this call is nested in another one.
#[must_use]
pub fn is_running() -> bool {
    RUNNING.get() > 0
}

/// Whether a listener was passed.
#[must_use]
pub fn is_given(progress: &JsValue) -> bool {
    !(progress.is_undefined() || progress.is_null())
}

/// The function that was passed as a listener; `None` where none was.
pub fn listener(progress: &JsValue) -> Result<Option<&Function>> {
    if !is_given(progress) {
        return Ok(None);
    }
    let wrong = || Error::new(Code::WrongType, "", allowed("function-or-nothing")).in_field("progress");
    progress.dyn_ref().map(Some).ok_or_else(wrong)
}

/// Runs work that reports to the listener `progress`, at most every few milliseconds.
///
/// A listener that returns `false` or throws stops the work. It may call exports, and so may a
/// listener of theirs, but no deeper.
pub fn listen<T>(progress: &JsValue, work: impl FnOnce(&mut Progress<'_>) -> Result<T>) -> Result<T> {
    let mut listener = Listener::new(progress)?;
    let mut report;
    let report: Option<&mut dyn FnMut(f64) -> Result<()>> = if let Some(listener) = &mut listener {
        report = |fraction| listener.report(fraction);
        Some(&mut report)
    } else {
        None
    };
    // A single call, so that the module contains the code of `work` once.
    work(&mut Progress::to(report))
}

/// A listener, and its last report.
struct Listener<'a> {
    function: &'a Function,
    clock: Option<Performance>,
    /// When the listener was called last.
    last: f64,
    reported: f64,
    /// How many listeners run around this one.
    running: u32,
}

impl<'a> Listener<'a> {
    #[inline(never)]
    fn new(progress: &'a JsValue) -> Result<Option<Self>> {
        let function = listener(progress)?;
        let running = RUNNING.get();
        if running >= MAX_NESTED {
            let allowed = allowed("no-nested-work");
            return Err(Error::new(Code::Memory, "", allowed).in_field("progress"));
        }
        let Some(function) = function else { return Ok(None) };
        // Workers, pages and Node all have a global `performance`; without one, every report goes
        // through.
        let clock: Option<Performance> = js_sys::Reflect::get(&js_sys::global(), &"performance".into())
            .ok()
            .filter(JsValue::is_object)
            .map(JsCast::unchecked_into);
        let last = clock.as_ref().map_or(f64::NEG_INFINITY, Performance::now);
        Ok(Some(Self { function, clock, last, reported: 0.0, running }))
    }

    #[inline(never)]
    fn report(&mut self, fraction: f64) -> Result<()> {
        // An engine that corrects its estimate of the total work may report a smaller fraction.
        self.reported = self.reported.max(fraction);
        if let Some(clock) = &self.clock {
            let now = clock.now();
            if now - self.last < PAUSE {
                return Ok(());
            }
            self.last = now;
        }
        RUNNING.set(self.running + 1);
        let answer = self.function.call1(&JsValue::NULL, &self.reported.into());
        // Set, not counted down: an error inside cannot leave a wrong count.
        RUNNING.set(self.running);
        Progress::answer(answer.is_ok_and(|answer| answer != JsValue::FALSE))
    }
}
