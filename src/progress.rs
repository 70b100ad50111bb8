//! Progress reports of long work, and cancelling it.

use crate::error::{Error, Result};
use std::cell::Cell;
use std::rc::Rc;

/// A listener for work in progress.
///
/// Engines call [`Progress::report`] every few milliseconds of work; the listener may answer with
/// an error, usually [`Error::cancelled`], which ends the work. Who does not listen hands `None` to
/// the functions of this crate. A piece of work that is one part of a larger one reports through
/// [`Progress::part`], so that the listener sees one rising number.
///
/// ```
/// use grundyscope::Progress;
/// let mut last = 0.0;
/// let mut listener = |fraction: f64| { last = fraction; Ok(()) };
/// let mut progress = Progress::new(&mut listener);
/// progress.part(0.5, 1.0).report(1, 2).unwrap();
/// assert!((last - 0.75).abs() < 1e-12);
/// ```
pub struct Progress<'a> {
    listener: Option<(Listener<'a>, Heard)>,
    from: f64,
    to: f64,
}

type Listener<'a> = &'a mut dyn FnMut(f64) -> Result<()>;

/// What the listener heard last, and the steps of work since then, of all parts.
type Heard = Rc<Cell<(f64, u64)>>;

/// The most steps between two reports.
const STEPS: u64 = 1 << 16;

impl std::fmt::Debug for Progress<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Progress").field("from", &self.from).field("to", &self.to).finish_non_exhaustive()
    }
}

impl<'a> Progress<'a> {
    /// Reports to `listener`, as a fraction of the whole work, 0 to 1.
    pub fn new(listener: &'a mut dyn FnMut(f64) -> Result<()>) -> Self {
        Self::to(Some(listener))
    }

    /// Reports to `listener` if there is one, as [`Progress::new`].
    #[must_use]
    pub fn to(listener: Option<&'a mut dyn FnMut(f64) -> Result<()>>) -> Self {
        Self { listener: listener.map(|listener| (listener, Heard::default())), from: 0.0, to: 1.0 }
    }

    pub(crate) const fn none() -> Self {
        Self { listener: None, from: 0.0, to: 1.0 }
    }

    /// The same listener for the part of the work between two fractions of this one.
    #[must_use]
    #[inline(never)]
    pub fn part(&mut self, from: f64, to: f64) -> Progress<'_> {
        let width = self.to - self.from;
        let (from, to) = (self.from + from * width, self.from + to * width);
        let listener = self.listener.as_mut();
        let listener = listener.map(|(listener, heard)| (&mut **listener as Listener<'_>, Rc::clone(heard)));
        Progress { listener, from, to }
    }

    /// Reports that `done` of `total` units are done.
    ///
    /// # Errors
    /// The error that the listener returns, usually [`Error::cancelled`].
    pub fn report(&mut self, done: u64, total: u64) -> Result<()> {
        let Some((listener, heard)) = &mut self.listener else { return Ok(()) };
        #[expect(clippy::cast_precision_loss, reason = "a fraction to be shown")]
        let fraction = if total == 0 { 1.0 } else { done.min(total) as f64 / total as f64 };
        let fraction = self.from + fraction * (self.to - self.from);
        heard.set((fraction, 0));
        listener(fraction)
    }

    /// Counts steps of work, each about a round of a loop, where they arise. After many of them the
    /// listener hears again what it heard last, and may end the work.
    ///
    /// # Errors
    /// As [`Progress::report`].
    #[inline(never)]
    pub fn work(&mut self, steps: u64) -> Result<()> {
        let Some((listener, heard)) = &mut self.listener else { return Ok(()) };
        let (last, before) = heard.get();
        let steps = before.saturating_add(steps);
        heard.set((last, if steps < STEPS { steps } else { 0 }));
        if steps < STEPS { Ok(()) } else { listener(last) }
    }

    /// Turns a listener's `false` into the error that ends the work.
    ///
    /// # Errors
    /// [`Error::cancelled`] when `go_on` is false.
    pub fn answer(go_on: bool) -> Result<()> {
        if go_on { Ok(()) } else { Err(Error::cancelled()) }
    }
}

/// What functions take: `None`, or the progress of a larger work.
impl<'a> From<Option<&'a mut Progress<'_>>> for Progress<'a> {
    fn from(progress: Option<&'a mut Progress<'_>>) -> Self {
        progress.map_or_else(Self::none, |progress| progress.part(0.0, 1.0))
    }
}
