//! The store that all calls share, and the helper that runs the work of an export.

use super::listener::{is_running, listen};
use grundyscope::error::Result;
use grundyscope::progress::Progress;
use grundyscope::store::Store;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

thread_local! {
    /// The store, kept for the next call. An instance belongs to one worker, which makes one call
    /// at a time.
    static STORE: RefCell<Store> = RefCell::new(Store::default());
}

/// Runs `work` with the store.
pub fn with_store<T>(work: impl FnOnce(&mut Store) -> Result<T>) -> Result<T> {
    let mut store = take_store();
    // A single call, so that the module contains the code of `work` once.
    let result = work(&mut store);
    put_back(store);
    result
}

/// The shared store, or a new one while a progress listener runs, because the outer call uses the
/// shared one.
#[inline(never)]
fn take_store() -> Store {
    if is_running() { Store::default() } else { STORE.take() }
}

/// Keeps the store for the next call, if it is the shared one.
#[inline(never)]
fn put_back(store: Store) {
    if !is_running() {
        STORE.replace(store);
    }
}

/// Runs `work` with the store; it reports to the listener `progress`.
pub fn compute<T>(
    progress: &JsValue,
    work: impl FnOnce(&mut Store, &mut Progress<'_>) -> Result<T>,
) -> Result<T> {
    listen(progress, |progress| with_store(|store| work(store, progress)))
}
