use super::{Field, Nimber, square_plus_root};
use crate::error::{Code, Result};
use crate::progress::Progress;
use dashu_int::UBig;

/// The facts about one nimber.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The smallest field that contains it.
    pub field: Field,
    /// Its nim-square.
    pub square: Nimber,
    /// Its nim-square root.
    pub square_root: Nimber,
    /// Its nim-inverse; `None` for 0.
    pub inverse: Option<Nimber>,
    /// Its multiplicative order; `None` for 0, and from 2^4096 on.
    pub order: Option<UBig>,
    /// The two solutions of x² + x = this; `None` where they are too large.
    pub roots: Option<[Nimber; 2]>,
    /// The smallest field that contains the solutions.
    pub roots_field: Option<Field>,
}

impl Facts {
    /// The facts about `value`. Time: that of [`Nimber::order`].
    ///
    /// # Errors
    /// The error of the progress listener.
    ///
    /// ```
    /// use grundyscope::nimber::Facts;
    /// let facts = Facts::of(&4.into(), None).unwrap();
    /// assert_eq!((facts.square, facts.inverse), (6.into(), Some(15.into()))); // OEIS A006042, A051917
    /// ```
    pub fn of(value: &Nimber, progress: Option<&mut Progress<'_>>) -> Result<Self> {
        // A number that is too large, or 0, has no known order: that is a fact and no error.
        let order = match value.order(progress) {
            Err(error) if !matches!(error.code(), Code::OutOfRange | Code::DivisionByZero) => {
                return Err(error);
            }
            order => order.ok(),
        };
        let root = square_plus_root(value).ok();
        let roots = root.map(|root| {
            let other = root.sum(&1.into());
            [root, other]
        });
        Ok(Self {
            field: value.field(),
            square: value.square(),
            square_root: value.square_root(),
            inverse: value.inverse().ok(),
            order,
            roots_field: roots.as_ref().map(|[_, other]| other.field()),
            roots,
        })
    }
}
