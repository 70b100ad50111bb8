use super::cells::{Winning, Zeros};
use super::game::TwoHeaps;
use super::{dynamic_nim, euclid, euclid_to_zero, fibonacci_nim, r_wythoff, wythoff};
use crate::error::{Code, Error, Result, allowed};
use dashu_int::UBig;

/// Every winning move from a cell of any size, by the game's theorem on P-positions.
///
/// At most four in Wythoff's nim and its generalisation, at most two in Euclid; of Fibonacci and
/// dynamic nim the first 100 and the taking of the whole heap. Time O(M(d) log d) and space O(d)
/// for d digits, for the time M(d) of a product; of dynamic nim as [`super::dynamic_terms`].
///
/// # Errors
/// [`Code::OutOfRange`], in the field `row` or `column`, for an empty heap in Euclid.
///
/// ```
/// use grundyscope::two_heaps::{Kind, TwoHeaps, winning_moves};
/// // (4, 8) in Wythoff's nim: to (4, 7) by taking one stone.
/// let winning = winning_moves(TwoHeaps::Wythoff, &4u32.into(), &8u32.into()).unwrap();
/// assert_eq!((winning.moves[0].kind, &winning.moves[0].amount), (Kind::Column, &1u32.into()));
/// ```
pub fn winning_moves(game: TwoHeaps, row: &UBig, column: &UBig) -> Result<Winning> {
    if game.first() > 0 {
        for (heap, field) in [(row, "row"), (column, "column")] {
            if *heap == UBig::ZERO {
                let error = Error::new(Code::OutOfRange, "0", allowed("number-from-one"));
                return Err(error.in_field(field));
            }
        }
    }
    let complete = |moves| Winning { moves, complete: true };
    Ok(match game {
        TwoHeaps::Wythoff => complete(wythoff::winning_moves(row, column)),
        TwoHeaps::Euclid => complete(euclid::winning_moves(row, column)),
        TwoHeaps::FibonacciNim => fibonacci_nim::winning_moves(row, column),
        TwoHeaps::RWythoff(r) => complete(r_wythoff::winning_moves(r, row, column)),
        TwoHeaps::EuclidToZero => complete(euclid_to_zero::winning_moves(row, column)),
        TwoHeaps::DynamicNim(factor) => dynamic_nim::winning_moves(factor, row, column),
    })
}

/// The P-positions in a row, by the game's theorem, for a row of any size.
///
/// Wythoff's nim has one in every row. Time O(M(d) log d) and space O(d) for d digits.
///
/// # Errors
/// [`Code::OutOfRange`], in the field `row`, for row 0 of Euclid.
///
/// ```
/// use grundyscope::two_heaps::{TwoHeaps, zeros};
/// let zeros = zeros(TwoHeaps::Euclid, &5u32.into()).unwrap();
/// // 5/8 to 8/5: the ratio is below the golden one.
/// assert_eq!((zeros.first, zeros.last), (4u32.into(), Some(8u32.into())));
/// ```
pub fn zeros(game: TwoHeaps, row: &UBig) -> Result<Zeros> {
    match game {
        TwoHeaps::Wythoff => {
            let partner = wythoff::partner(row);
            Ok(Zeros { first: partner.clone(), last: Some(partner), except: None })
        }
        TwoHeaps::RWythoff(r) => {
            let partner = r_wythoff::partner(r, row);
            Ok(Zeros { first: partner.clone(), last: Some(partner), except: None })
        }
        TwoHeaps::Euclid | TwoHeaps::EuclidToZero if *row == UBig::ZERO => {
            Err(Error::new(Code::OutOfRange, "0", allowed("number-from-one")).in_field("row"))
        }
        TwoHeaps::Euclid => Ok(euclid::zeros(row)),
        TwoHeaps::EuclidToZero => Ok(euclid_to_zero::zeros(row)),
        TwoHeaps::FibonacciNim => Ok(fibonacci_nim::zeros(row)),
        TwoHeaps::DynamicNim(factor) => Ok(dynamic_nim::zeros(row, &dynamic_nim::terms(factor, row))),
    }
}

/// The P-positions of `count` rows from row `from` on: each row and its P-positions.
///
/// Time as [`zeros`] for each row; the terms of dynamic nim are computed once.
///
/// # Errors
/// As [`zeros`].
pub fn zeros_of_rows(game: TwoHeaps, from: &UBig, count: u64) -> Result<Vec<(UBig, Zeros)>> {
    let rows = (0..count).map(|offset| from + UBig::from(offset));
    if let TwoHeaps::DynamicNim(factor) = game {
        let terms = dynamic_nim::terms(factor, &(from + UBig::from(count)));
        return Ok(rows.map(|row| (row.clone(), dynamic_nim::zeros(&row, &terms))).collect());
    }
    rows.map(|row| zeros(game, &row).map(|zeros| (row, zeros))).collect()
}
