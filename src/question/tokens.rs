//! Numbers, words and signs of a text, each with its place in characters; and pieces of texts: the
//! methods of `str` and of slices do it faster, with a kilobyte of code at each place that calls
//! them.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Number,
    Word,
    /// Any other character that is no white space.
    Sign,
}

/// A token: the characters `from..to` of the text.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) sort: Sort,
    /// ASCII digits; a word in lower case without accents, apostrophes and plural s; a plain sign.
    pub(super) text: String,
    pub(super) from: usize,
    pub(super) to: usize,
    /// Whether no white space stands before it.
    pub(super) glued: bool,
    pub(super) capital: bool,
}

/// Letters with accents and ligatures, each group before what it stands for.
const FOLDED: [(&str, &str); 8] = [
    ("àáâãäåÀÁÂÃÄÅ", "a"),
    ("èéêëÈÉÊË", "e"),
    ("ìíîïÌÍÎÏ", "i"),
    ("òóôõöøÒÓÔÕÖØ", "o"),
    ("ùúûüÙÚÛÜ", "u"),
    ("ﬀ", "ff"),
    ("ﬁ", "fi"),
    ("ﬂ", "fl"),
];

/// One sign for those that mean the same; a space for what shows nothing, and for TeX.
fn plain(character: char) -> char {
    match character {
        '‐'..='―' | '−' => '-',
        '×' | '⊗' | '·' | '⋅' | '∗' => '*',
        '⊕' => '+',
        '→' => '>',
        '÷' => '/',
        '«' | '»' => '"',
        '’' | '‘' | '`' | '´' | '\u{300}'..='\u{36f}' => '\'',
        '！'..='～' => (character as u32 as u8).wrapping_add(0x20).to_ascii_lowercase() as char,
        '$' | '£' | '€' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => ' ',
        c if c.is_whitespace() => ' ',
        c => c.to_ascii_lowercase(),
    }
}

fn singular(word: &str) -> &str {
    word.strip_suffix('s').filter(|rest| rest.len() > 2).unwrap_or(word)
}

pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut list: Vec<Token> = Vec::new();
    let mut glued = false;
    for (at, character) in text.chars().enumerate() {
        let (capital, character) = (character.is_ascii_uppercase(), plain(character));
        // "Dawson's" is one word; an accent may follow its letter.
        if character == '\'' {
            continue;
        }
        if character == ' ' {
            glued = false;
            continue;
        }
        let sort = match character {
            '0'..='9' => Sort::Number,
            c if c.is_alphabetic() => Sort::Word,
            _ => Sort::Sign,
        };
        if !(glued && sort != Sort::Sign && list.last().is_some_and(|last| last.sort == sort)) {
            list.push(Token { sort, text: String::new(), from: at, to: at, glued, capital });
        }
        if let Some(last) = list.last_mut() {
            let folded = FOLDED
                .iter()
                .find(|(from, _)| !character.is_ascii() && from.chars().any(|one| one == character));
            match folded {
                Some((_, to)) => last.text.push_str(to),
                None => last.text.push(character),
            }
            last.to = at + 1;
        }
        glued = true;
    }
    drop_tex(&mut list);
    part_numbers(&mut list, true);
    join_numbers(&mut list);
    drop_stresses(&mut list);
    for token in &mut list {
        let length = singular(&token.text).len();
        token.text.truncate(length);
    }
    // A hyphen between words, one of more than a letter, is no sign: "silver-dollar".
    let word = |token: Option<&Token>| {
        token.filter(|token| token.sort == Sort::Word).map_or(0, |token| token.text.len())
    };
    let is_hyphen = |at: usize, token: &Token| {
        let (before, after) = (word(list[..at].last()), word(list.get(at + 1)));
        // "ground-A, A-B" are edges.
        let is = |at: usize, sign: &str| list.get(at).is_some_and(|token| has(sign, &token.text));
        let is_edge = is(at + 2, ",;") && is(at + 4, "-")
            || at > 3 && is(at - 2, ",;") && is(at - 4, "-") && before.min(after) == 1;
        token.is('-') && before > 0 && after > 0 && before + after > 2 && !is_edge
    };
    let kept = list.iter().enumerate().filter(|&(at, token)| !is_hyphen(at, token));
    kept.map(|(_, token)| token.clone()).collect()
}

/// What commands of TeX show: "\\mathbf{0.77}", "k \\le \\frac{n}{2}", "\\{1, 2\\}".
fn drop_tex(list: &mut Vec<Token>) {
    /// Commands, and what they show; others are their names, as "\\gcd".
    const SHOWN: [(&str, &str); 8] = [
        ("le", "≤"),
        ("leq", "≤"),
        ("oplus", "+"),
        ("otimes", "*"),
        ("cdot", "*"),
        ("ldots", "…"),
        ("dots", "…"),
        ("cdots", "…"),
    ];
    /// Commands that change how what follows in braces looks.
    const STYLES: [&str; 7] = ["mathcal", "mathbf", "mathrm", "mathbb", "text", "textbf", "emph"];
    for at in (0..list.len()).rev() {
        // "$n{}$" is n.
        if list[at].is('{') && list.get(at + 1).is_some_and(|next| next.is('}')) {
            list.drain(at..=at + 1);
            continue;
        }
        if !list[at].is('\\') {
            continue;
        }
        list.remove(at);
        let Some(command) = list.get_mut(at).filter(|command| command.sort == Sort::Word) else { continue };
        let is_fraction = command.text == "frac";
        let is_style = STYLES.contains(&&*command.text);
        if let Some((_, shown)) = SHOWN.iter().find(|(name, _)| *name == command.text) {
            (*shown).clone_into(&mut command.text);
            command.sort = Sort::Sign;
        } else if is_style || is_fraction {
            list.remove(at);
            unbrace(list, at, false);
            if is_fraction {
                unbrace(list, at + 1, true);
            }
        }
    }
}

/// Takes the braces around one token away, the first one or for a sign of division.
fn unbrace(list: &mut Vec<Token>, at: usize, divides: bool) {
    if list.get(at).is_some_and(|open| open.is('{')) {
        let Some(close) = (at..list.len()).find(|&close| list[close].is('}')) else { return };
        list.remove(close);
        if divides {
            "/".clone_into(&mut list[at].text);
        } else {
            list.remove(at);
        }
    }
}

/// Numbers of the parts of a list as letters: "(1) take one chip or (2) take all".
pub(super) fn unlabel(tokens: &mut [Token]) {
    for (label, letter) in [("2", "b"), ("1", "a"), ("3", "b")] {
        // "F(1) = 1" has no label.
        let is_label = |at: &usize| {
            let open = &tokens[at - 1];
            tokens[*at].text == label && open.is('(') && tokens[at + 1].is(')') && (*at == 1 || !open.glued)
        };
        let Some(at) = (1..tokens.len().saturating_sub(1)).find(is_label) else { return };
        tokens[at].sort = Sort::Word;
        letter.clone_into(&mut tokens[at].text);
    }
}

/// "Rules: 1. Only one pile. 2) Each move": a sentence begins where a part of a list does.
pub(super) fn part_list(tokens: &mut Vec<Token>) {
    let is_begun = |at: usize| at == 0 || has(".:;)", &tokens[at - 1].text);
    let is_label = |at: usize| {
        let [label, sign, word] = &tokens[at..at + 3] else { return false };
        label.sort == Sort::Number && has(".)", &sign.text) && word.sort == Sort::Word && !word.glued
    };
    let mut labels = Vec::new();
    for at in (0..tokens.len().saturating_sub(2)).filter(|&at| is_begun(at) && is_label(at)) {
        if tokens[at].text == (labels.len() + 1).to_string() {
            labels.push(at);
        }
    }
    let is_list = labels.len() > 1;
    for at in labels.into_iter().rev().filter(|_| is_list) {
        ".".clone_into(&mut tokens[at + 1].text);
        let goes_on = at > 0 && has(":)", &tokens[at - 1].text);
        tokens.drain(at..at + 2 - usize::from(goes_on));
    }
}

/// "10^18 - 1": a number beside a power of 10, which no calculation of nimbers has.
pub(super) fn add_to_powers(list: &mut Vec<Token>) {
    // "10**9"
    for at in (1..list.len().saturating_sub(1)).rev() {
        if list[at].is('*') && list[at + 1].is('*') && list[at + 1].glued {
            "^".clone_into(&mut list[at].text);
            list.remove(at + 1);
        }
    }
    for at in (0..list.len().saturating_sub(4)).rev() {
        let Some([base, power, exponent, sign, number]) = list.get(at..at + 5) else { continue };
        let value = |token: &Token| token.text.parse::<u64>().ok().filter(|_| token.sort == Sort::Number);
        let is_power = power.is('^') && (base.text == "10" || sign.is('-'));
        let (Some(base), Some(exponent), Some(number)) = (value(base), value(exponent), value(number)) else {
            continue;
        };
        let Some(whole) = u32::try_from(exponent).ok().and_then(|exponent| base.checked_pow(exponent)) else {
            continue;
        };
        let sum = match &*sign.text {
            "+" if sign.glued => whole.checked_add(number),
            "-" if sign.glued => whole.checked_sub(number),
            _ => None,
        };
        if let Some(sum) = sum.filter(|_| is_power) {
            list[at].text = sum.to_string();
            list[at].to = list[at + 4].to;
            list.drain(at + 1..at + 5);
        }
    }
}

/// "3/5/7" is a list, but "24/12/2026" is not.
pub(super) fn part_numbers(list: &mut [Token], is_glued: bool) {
    for at in (0..list.len().saturating_sub(4)).rev() {
        let five = &list[at..at + 5];
        let is_list = [0, 2, 4].iter().all(|&at| five[at].sort == Sort::Number && five[at].text.len() < 4)
            && [1, 3].iter().all(|&at| five[at].glued >= is_glued && matches!(&*five[at].text, "/" | ","));
        if is_list && five[1].is('/') {
            for slash in [at + 1, at + 3] {
                ",".clone_into(&mut list[slash].text);
                list[slash + 1].glued = false;
            }
        }
    }
}

/// "1,343,546,758" or "1.000.000": three digits after each comma or point, so often or so as no
/// other list has them; "100 000", and "1e9".
fn join_numbers(list: &mut Vec<Token>) {
    let group = |list: &[Token], at: usize| {
        let [comma, number] = list.get(at..at + 2)? else { return None };
        let is_group =
            (comma.is(',') || comma.is('.')) && comma.glued && number.glued && number.text.len() == 3;
        (is_group && number.sort == Sort::Number).then(|| number.text.clone())
    };
    for at in (0..list.len().saturating_sub(1)).rev() {
        let [number, next] = &list[at..at + 2] else { continue };
        let power = list.get(at + 2).filter(|power| next.text == "e" && next.glued && power.glued);
        let power = power.and_then(|power| power.text.parse().ok()).filter(|&power| power <= 30);
        // "1 000", "1 024"
        let is_group = !next.glued && next.text.starts_with('0') && next.text.len() == 3;
        let (digits, end) = match power {
            Some(power) => ("0".repeat(power), at + 2),
            None if is_group || !next.glued && matches!(&*next.text, "000000" | "000000000") => {
                (next.text.clone(), at + 1)
            }
            None => continue,
        };
        if number.sort == Sort::Number && next.sort != Sort::Sign {
            list[at].text.push_str(&digits);
            list[at].to = list[end].to;
            list.drain(at + 1..=end);
        }
    }
    for at in (0..list.len()).rev() {
        let begins = at == 0 || !(list[at].glued && list[at - 1].is(','));
        if list[at].sort != Sort::Number || list[at].text.len() > 3 || !begins {
            continue;
        }
        let groups: Vec<String> = (0..).map_while(|k| group(list, at + 1 + 2 * k)).collect();
        let zeros = groups.iter().any(|group| group.starts_with('0'));
        // One point is that of a code: "1.000".
        let is_code = groups.len() == 1 && list[at + 1].is('.');
        if groups.len() > 3 || zeros && !is_code {
            let end = at + 2 * groups.len();
            list[at].text.push_str(&joined(&groups, ""));
            list[at].to = list[end].to;
            list.drain(at + 1..=end);
        }
    }
}

/// "*And only one*" is words with a stress.
fn drop_stresses(list: &mut Vec<Token>) {
    for at in (0..list.len()).rev() {
        if !(list[at].is('*') || list[at].is('_')) {
            continue;
        }
        let before = at.checked_sub(1).map(|at| list[at].sort);
        let after = list.get(at + 1).map(|next| (next.sort, next.glued));
        let closes = list[at].glued && before == Some(Sort::Word);
        let opens = after == Some((Sort::Word, true));
        let beside = if closes { after.map(|(sort, _)| sort) } else { before };
        if closes != opens && beside != Some(Sort::Number) {
            list.remove(at);
        }
    }
}

impl Token {
    pub(super) fn is(&self, sign: char) -> bool {
        self.sort == Sort::Sign && self.text.chars().eq([sign])
    }
}

#[inline(never)]
pub(super) fn has(text: &str, characters: &str) -> bool {
    text.chars().any(|character| characters.chars().any(|one| one == character))
}

/// What is before and after the first place of a piece.
#[inline(never)]
pub(super) fn parted<'a>(text: &'a str, piece: &str) -> Option<(&'a str, &'a str)> {
    let end = text.len().checked_sub(piece.len())?;
    let at = (0..=end).find(|&at| text.as_bytes()[at..].starts_with(piece.as_bytes()))?;
    Some((&text[..at], &text[at + piece.len()..]))
}

#[inline(never)]
pub(super) fn pieces<'a>(mut text: &'a str, between: &str) -> Vec<&'a str> {
    let mut pieces = Vec::new();
    while let Some((before, after)) = parted(text, between) {
        pieces.push(before);
        text = after;
    }
    pieces.push(text);
    pieces
}

#[inline(never)]
pub(super) fn joined<Text: AsRef<str>>(pieces: &[Text], between: &str) -> String {
    let mut text = String::new();
    for (at, piece) in pieces.iter().enumerate() {
        text.push_str(if at == 0 { "" } else { between });
        text.push_str(piece.as_ref());
    }
    text
}

/// Whether a token is one letter, but n, which says how large a heap is.
pub(super) fn is_letter(token: &Token) -> bool {
    token.sort == Sort::Word && token.text.len() == 1 && token.text != "n"
}

/// Puts words and signs for tokens, as if they stood in the text.
pub(super) fn put(tokens: &mut Vec<Token>, (from, to): (usize, usize), told: &str) {
    let (first, last) = (tokens[from].from, tokens[to - 1].to);
    tokens.drain(from..to);
    for (at, text) in pieces(told, " ").into_iter().enumerate() {
        let sort = match text.as_bytes() {
            [b'0'..=b'9', ..] => Sort::Number,
            [b'a'..=b'z', ..] => Sort::Word,
            _ => Sort::Sign,
        };
        let text = text.to_owned();
        tokens.insert(from + at, Token { sort, text, from: first, to: last, glued: false, capital: false });
    }
}
