use super::table::Words;

/// The word of a name that was meant by another word: one error in four letters or more, two in
/// seven or more, with the first letter right or the others; `None` if several are as near.
pub(super) fn corrected<'w>(word: &str, words: &'w Words) -> Option<&'w str> {
    let allowed = match word.len() {
        4..7 => 1,
        7..40 => 2,
        _ => return None,
    };
    let (mut least, mut found) = (allowed + 1, None);
    for name in words.in_names().filter(|name| name.len() >= 4) {
        let distance = distance(word, name, allowed);
        if distance < least {
            (least, found) = (distance, Some(name));
        } else if distance == least && found != Some(name) {
            found = None;
        }
    }
    found
}

/// How many letters were left out, added, replaced or exchanged with their neighbour; more than
/// `most` for everything above it. Time O(product of the lengths).
fn distance(a: &str, b: &str, most: usize) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > most {
        return most + 1;
    }
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut next = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = row[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            next[j] = replaced.min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                next[j] = next[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut row, next);
    }
    row[b.len()]
}
