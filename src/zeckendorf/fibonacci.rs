use dashu_int::UBig;

/// F(k), with F(1) = F(2) = 1. Time O(M(k)), that of a product of k bits. Panics: never.
///
/// ```
/// use grundyscope::zeckendorf::fibonacci;
/// assert_eq!(fibonacci(10), 55u32.into());
/// ```
#[must_use]
pub fn fibonacci(k: u32) -> UBig {
    pair(k).0
}

/// F(k) and F(k+1): F(2m) = F(m) (2 F(m+1) - F(m)) and F(2m+1) = F(m)^2 + F(m+1)^2.
pub(super) fn pair(k: u32) -> (UBig, UBig) {
    let mut low = UBig::ZERO;
    let mut high = UBig::ONE;
    for bit in (0..u32::BITS - k.leading_zeros()).rev() {
        let doubled = &low * ((&high << 1) - &low);
        let next = low.sqr() + high.sqr();
        (low, high) = if k >> bit & 1 == 1 { (next.clone(), doubled + next) } else { (doubled, next) };
    }
    (low, high)
}

/// F(0) to F(93), which are all that fit 64 bits.
pub(super) const SMALL: [u64; 94] = {
    let mut table = [0; 94];
    table[1] = 1;
    let mut k = 2;
    while k < table.len() {
        table[k] = table[k - 1] + table[k - 2];
        k += 1;
    }
    table
};
