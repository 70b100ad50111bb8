/// The zeros of all decimal digits, ascending; the digits 1 to 9 of a script follow its zero.
///
/// These are the characters of general category Nd in Unicode 17.0, as ICU lists them: every tenth
/// character that JavaScript's `/\p{Nd}/u` matches. Nd characters come in runs of ten in ascending
/// order, a stability policy of Unicode, so a zero stands for its script.
#[rustfmt::skip]
const ZEROS: [char; 77] = [
    '\u{30}', '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}',
    '\u{be6}', '\u{c66}', '\u{ce6}', '\u{d66}', '\u{de6}', '\u{e50}', '\u{ed0}', '\u{f20}', '\u{1040}',
    '\u{1090}', '\u{17e0}', '\u{1810}', '\u{1946}', '\u{19d0}', '\u{1a80}', '\u{1a90}', '\u{1b50}',
    '\u{1bb0}', '\u{1c40}', '\u{1c50}', '\u{a620}', '\u{a8d0}', '\u{a900}', '\u{a9d0}', '\u{a9f0}',
    '\u{aa50}', '\u{abf0}', '\u{ff10}', '\u{104a0}', '\u{10d30}', '\u{10d40}', '\u{11066}',
    '\u{110f0}', '\u{11136}', '\u{111d0}', '\u{112f0}', '\u{11450}', '\u{114d0}', '\u{11650}',
    '\u{116c0}', '\u{116d0}', '\u{116da}', '\u{11730}', '\u{118e0}', '\u{11950}', '\u{11bf0}',
    '\u{11c50}', '\u{11d50}', '\u{11da0}', '\u{11de0}', '\u{11f50}', '\u{16130}', '\u{16a60}',
    '\u{16ac0}', '\u{16b50}', '\u{16d70}', '\u{1ccf0}', '\u{1d7ce}', '\u{1d7d8}', '\u{1d7e2}',
    '\u{1d7ec}', '\u{1d7f6}', '\u{1e140}', '\u{1e2f0}', '\u{1e4f0}', '\u{1e5f1}', '\u{1e950}',
    '\u{1fbf0}',
];

/// The value of a decimal digit and the zero of its script.
pub(super) fn digit(c: char) -> Option<(u8, char)> {
    if c < ZEROS[1] {
        return if c.is_ascii_digit() { Some((c as u8 - b'0', '0')) } else { None };
    }
    let zero = ZEROS[ZEROS.partition_point(|&zero| zero <= c) - 1];
    let value = u32::from(c) - u32::from(zero);
    (value < 10).then_some((value as u8, zero))
}

pub(super) fn is_digit(c: char) -> bool {
    digit(c).is_some()
}

pub(super) fn superscript(c: char) -> Option<u8> {
    match c {
        '¹' => Some(1),
        '²' => Some(2),
        '³' => Some(3),
        '⁰' | '⁴'..='⁹' => Some((u32::from(c) - u32::from('⁰')) as u8),
        _ => None,
    }
}

pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

/// Characters that show nothing and come along with pasted text: joiners, marks of direction, the
/// byte order mark. People cannot see them, so they cannot mean them.
const fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// What separates groups of three digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Separator {
    /// A space, or a no-break, figure, thin or narrow no-break space: they look the same.
    Space,
    Underscore,
    Comma,
    Apostrophe,
    Arabic,
}

pub(super) fn separator(c: char) -> Option<Separator> {
    match c {
        ' ' | '\u{a0}' | '\u{2007}' | '\u{2009}' | '\u{202f}' => Some(Separator::Space),
        '_' | '＿' => Some(Separator::Underscore),
        ',' | '，' => Some(Separator::Comma),
        '\'' | '’' | '＇' => Some(Separator::Apostrophe),
        '\u{66c}' => Some(Separator::Arabic),
        _ => None,
    }
}

pub(super) fn is_point(c: char) -> bool {
    matches!(c, '.' | '．' | '\u{66b}')
}

pub(super) fn is_exponent(c: char) -> bool {
    matches!(c, 'e' | 'E' | 'ｅ' | 'Ｅ')
}

pub(super) fn is_plus(c: char) -> bool {
    matches!(c, '+' | '＋')
}

/// A minus sign. Dashes are left out: `2–5` is a range to many readers.
pub(super) fn is_minus(c: char) -> bool {
    matches!(c, '-' | '−' | '－')
}

/// An asterisk: one multiplies, two raise to a power.
pub(super) fn is_asterisk(c: char) -> bool {
    matches!(c, '*' | '＊' | '∗')
}

/// A sign that only multiplies: a centred dot or a cross.
pub(super) fn is_times(c: char) -> bool {
    matches!(c, '·' | '⋅' | '×')
}

pub(super) fn is_caret(c: char) -> bool {
    matches!(c, '^' | '＾')
}

pub(super) fn is_opening(c: char) -> bool {
    matches!(c, '(' | '（')
}

pub(super) fn is_closing(c: char) -> bool {
    matches!(c, ')' | '）')
}
