//! Nimbers below 256, from the definition: the nim-product a (x) b is the mex of
//! (a' (x) b) xor (a (x) b') xor (a' (x) b') over all a' < a and b' < b, looked up in a table that is
//! filled in ascending order. An inverse is found by trying every nimber.

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

/// The nim-product of `a` and `b`. The first product with a factor of 16 or more, and the first with one
/// of 64 or more, waits for a table: the large one takes about a second, once.
///
/// # Panics
/// When `a` or `b` is 256 or more.
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
///
/// # Panics
/// When `a` is 256 or more.
pub fn nim_inverse(a: u32) -> Option<u32> {
    (0..256).find(|&b| nim_product(a, b) == 1)
}

/// The nimber whose nim-square is `a`, by search.
///
/// # Panics
/// When `a` is 256 or more.
pub fn nim_square_root(a: u32) -> Option<u32> {
    assert!(a < 256, "{a}: the definition is only followed below 256");
    (0..256).find(|&b| nim_product(b, b) == a)
}
