//! The parser of expressions: `xor` binds weakest, then + and -, then * / mod, then the sign and
//! the product of a number and a name right after it: 2k.

use super::cursor::Cursor;
use super::tokens::Kind;
use super::tree::{Expression, Function, Operator};
use crate::error::{Message, Result, allowed};

pub(super) const A_NUMBER: Message = allowed("number-or-name");

pub(super) fn expression(cursor: &mut Cursor<'_>) -> Result<Expression> {
    let begun = cursor.nodes;
    level(cursor, 1, begun)
}

/// Reads operators that bind at least as tightly as `tightness`, from left to right.
fn level(cursor: &mut Cursor<'_>, tightness: u8, begun: usize) -> Result<Expression> {
    if tightness > 3 {
        return signed(cursor, begun);
    }
    let mut left = level(cursor, tightness + 1, begun)?;
    while let Some(operator) = operator(cursor.peek(0)).filter(|found| found.written().1 == tightness) {
        cursor.next += 1;
        let right = level(cursor, tightness + 1, begun)?;
        cursor.count(begun)?;
        left = Expression::Binary(operator, Box::new((left, right)));
    }
    Ok(left)
}

fn operator(kind: Kind<'_>) -> Option<Operator> {
    Some(match kind {
        Kind::Sign("+") => Operator::Add,
        Kind::Sign("-") => Operator::Subtract,
        Kind::Sign("*") => Operator::Multiply,
        Kind::Sign("/") => Operator::Divide,
        Kind::Word("mod") => Operator::Modulo,
        Kind::Word("xor") => Operator::Xor,
        _ => return None,
    })
}

fn signed(cursor: &mut Cursor<'_>, begun: usize) -> Result<Expression> {
    cursor.count(begun)?;
    if cursor.sign("-") {
        let operand = cursor.deeper(|cursor| signed(cursor, begun))?;
        return Ok(Expression::Negative(Box::new(operand)));
    }
    let kind = cursor.peek(0);
    match kind {
        Kind::Number(number) => {
            let end = cursor.at() + number.to_string().len();
            cursor.next += 1;
            let number = Expression::Number(number);
            let Some(slot) = bound(cursor).filter(|_| cursor.at() == end) else { return Ok(number) };
            cursor.next += 1;
            cursor.count(begun)?;
            Ok(Expression::Binary(Operator::Multiply, Box::new((number, Expression::Name(slot)))))
        }
        Kind::Sign("(") => {
            cursor.next += 1;
            let inner = cursor.deeper(|cursor| level(cursor, 1, begun))?;
            cursor.needed(")", allowed("operator-or-close"))?;
            Ok(inner)
        }
        Kind::Word(word) => {
            if let Some(&(_, function)) = Function::ALL.iter().find(|(name, _)| *name == word) {
                return call(cursor, word, function, begun);
            }
            if let Some(slot) = bound(cursor) {
                cursor.next += 1;
                return Ok(Expression::Name(slot));
            }
            if Cursor::is_name(word) {
                let known = cursor.names.join(", ");
                return Err(cursor.expected(allowed("bound-name").with("known", known).with("word", word)));
            }
            Err(cursor.expected(A_NUMBER))
        }
        _ => Err(cursor.expected(A_NUMBER)),
    }
}

/// The slot of the name that is next, if it is bound.
fn bound(cursor: &Cursor<'_>) -> Option<usize> {
    let Kind::Word(word) = cursor.peek(0) else { return None };
    cursor.names.iter().position(|name| name == word)
}

fn call(cursor: &mut Cursor<'_>, name: &str, function: Function, begun: usize) -> Result<Expression> {
    cursor.next += 1;
    cursor.needed("(", allowed("open-after-function").with("name", name))?;
    let mut arguments = Vec::new();
    let (least, most) = match function {
        Function::Min | Function::Max => (1, usize::MAX),
        Function::Gcd => (2, 2),
        _ => (1, 1),
    };
    loop {
        arguments.push(cursor.deeper(|cursor| level(cursor, 1, begun))?);
        if arguments.len() < least {
            cursor.needed(",", allowed("second-number").with("name", name))?;
        } else if arguments.len() == most || !cursor.sign(",") {
            break;
        }
    }
    let commas = || allowed("operator-comma-close").with("closing", ')');
    cursor.needed(")", if most == 1 { allowed("operator-or-close") } else { commas() })?;
    Ok(Expression::Call(function, arguments))
}
