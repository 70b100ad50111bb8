//! Nimbers below 256, from the definition: the nim-product a (x) b is the mex of (a' (x) b) xor (a
//! (x) b') xor (a' (x) b') over all a' < a and b' < b, looked up in a table that is filled in
//! ascending order. An inverse is found by trying every nimber.

use std::sync::OnceLock;

/// The products of all nimbers below `limit`.
fn table(limit: usize) -> Vec<Vec<u32>> {
    let mut products = vec![vec![0_u32; limit]; limit];
    for a in 0..limit {
        for b in 0..limit {
            let mut present = vec![false; 256];
            for left in 0..a {
                for right in 0..b {
                    let excluded = products[left][b] ^ products[a][right] ^ products[left][right];
                    present[excluded as usize] = true;
                }
            }
            let mex = present.iter().position(|&taken| !taken).expect("nimbers below 256 are a field");
            products[a][b] = mex as u32;
        }
    }
    products
}

/// The nim-product of `a` and `b`. The first product with a factor of 16 or more, and the first
/// with one of 64 or more, waits for a table: the large one takes about a second, once.
pub fn nim_product(a: u32, b: u32) -> u32 {
    static TABLES: [OnceLock<Vec<Vec<u32>>>; 3] = [const { OnceLock::new() }; 3];
    let (index, limit) = match a.max(b) {
        0..16 => (0, 16),
        16..64 => (1, 64),
        64..256 => (2, 256),
        _ => panic!("{a} (x) {b}: the definition is only followed below 256"),
    };
    TABLES[index].get_or_init(|| table(limit))[a as usize][b as usize]
}

/// The nimber whose nim-product with `a` is 1, by search; `None` for 0.
pub fn nim_inverse(a: u32) -> Option<u32> {
    (0..256).find(|&b| nim_product(a, b) == 1)
}

/// The nimber whose nim-square is `a`, by search.
pub fn nim_square_root(a: u32) -> Option<u32> {
    assert!(a < 256, "{a}: the definition is only followed below 256");
    (0..256).find(|&b| nim_product(b, b) == a)
}

/// The nim-product of nimbers below 2^16, from the products below 256 and Conway's theorem for F =
/// 256: a nimber below F times F is the ordinary product, and F (x) F = F + F/2. Multiplied out
/// term by term.
pub fn nim_product_16(below_256: &[[u8; 256]], a: u16, b: u16) -> u16 {
    let product = |a: u8, b: u8| u16::from(below_256[usize::from(a)][usize::from(b)]);
    let ([a1, a0], [b1, b0]) = (a.to_be_bytes(), b.to_be_bytes());
    let square = product(a1, b1); // of F (x) F = 256 + 128
    (square << 8)
        ^ product(square as u8, 128)
        ^ (product(a1, b0) << 8)
        ^ (product(a0, b1) << 8)
        ^ product(a0, b0)
}

/// All nim-products below 256, from the definition.
pub fn nim_products_below_256() -> Vec<[u8; 256]> {
    (0..256).map(|a| std::array::from_fn(|b| nim_product(a, b as u32) as u8)).collect()
}

/// The nim-product of nimbers of 128 bits, by Conway's rules for powers of two: the product of
/// different Fermat powers 2^(2^k) is the ordinary one, a Fermat power F has the square F + F/2,
/// and everything is distributive.
pub fn nim_product_by_powers(a: u128, b: u128) -> u128 {
    static POWERS: OnceLock<Vec<Vec<u128>>> = OnceLock::new();
    let powers =
        POWERS.get_or_init(|| (0..128).map(|i| (0..128).map(|j| power_product(i, j)).collect()).collect());
    let row = |i: u32| bits(b).fold(0, |sum, j| sum ^ powers[i as usize][j as usize]);
    bits(a).fold(0, |sum, i| sum ^ row(i))
}

/// The nim-product of 2^i and 2^j.
fn power_product(i: u32, j: u32) -> u128 {
    let common = i & j;
    if common == 0 {
        return 1 << (i + j);
    }
    let fermat = 1 << common.ilog2(); // F = 2^fermat is a factor of both
    let rest = power_product(i - fermat, j - fermat);
    bits(rest)
        .map(|r| power_product(fermat, r) ^ power_product(fermat - 1, r))
        .fold(0, |sum, term| sum ^ term)
}

fn bits(a: u128) -> impl Iterator<Item = u32> {
    (0..128).filter(move |bit| a >> bit & 1 == 1)
}
