mod pixels;
mod raster;

pub use pixels::{PER_PIXEL, Palette, pixels};
pub use raster::{Raster, Stretch, raster};
