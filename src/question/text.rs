//! Pieces of short texts. The methods of `str` and of slices do it faster, with a kilobyte of code
//! at each place that calls them.

/// Whether a text has one of some characters.
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

/// The pieces before, between and after all places of a piece.
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

/// Pieces as one text.
#[inline(never)]
pub(super) fn joined<Text: AsRef<str>>(pieces: &[Text], between: &str) -> String {
    let mut text = String::new();
    for (at, piece) in pieces.iter().enumerate() {
        text.push_str(if at == 0 { "" } else { between });
        text.push_str(piece.as_ref());
    }
    text
}
