/// An operation of the calculator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// a + b.
    Sum,
    /// a (x) b.
    Product,
    /// a / b.
    Quotient,
    /// a to the power of an ordinary integer.
    Power,
    /// 1 / a.
    Inverse,
    /// The square root of a.
    SquareRoot,
    /// The even x with x² + x = a.
    Solve,
    /// The least nimber that is not among the operands, of which there may be any number.
    Mex,
    /// The multiplicative order of a, an ordinary integer.
    Order,
    /// The number of elements of the smallest field that contains a, an ordinary integer.
    Field,
}

impl Operation {
    /// Its stable name.
    ///
    /// ```
    /// assert_eq!(grundyscope::nimber::Operation::Product.as_str(), "nim-product");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sum => "nim-sum",
            Self::Product => "nim-product",
            Self::Quotient => "nim-quotient",
            Self::Power => "nim-power",
            Self::Inverse => "nim-inverse",
            Self::SquareRoot => "nim-square-root",
            Self::Solve => "solve",
            Self::Mex => "mex",
            Self::Order => "order",
            Self::Field => "field",
        }
    }
}
