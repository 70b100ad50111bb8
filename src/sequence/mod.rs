//! Sequences of Grundy values: the trait [`Sequence`], the [`Explanation`] of a value, and views of
//! computed values: histogram, records, zeros, sums of several heaps, densities, and pictures.

mod density;
mod explanation;
mod histogram;
mod interface;
mod limits;
mod picture;
mod records;
mod summary;
mod window;
mod zero_sums;
mod zeros;

pub use density::{Density, Grid, density};
pub use explanation::{Choice, Explanation, Form, LISTED, Witness};
pub(crate) use explanation::{Explainer, explain_by_rules};
pub use histogram::{Histogram, histogram};
pub use interface::{Sequence, values, windows};
pub(crate) use limits::{beyond, check_range, greatest, within};
pub use picture::{PER_PIXEL, Palette, Raster, Stretch, pixels, raster};
pub use records::{Entry, Records, records};
pub use summary::Summary;
pub use window::{FAR, Window, window, window_max};
pub use zero_sums::{ZeroSums, zero_sums};
pub(crate) use zero_sums::{losing_multisets, multisets, span};
pub use zeros::zeros;
