/// The index of the first zero in a row of 0/1 marks, or its length.
///
/// Looks at 16 marks at a time, which compilers turn into one vector operation.
pub(super) fn first_unmarked(marks: &[u8]) -> usize {
    let full = marks.chunks_exact(16).take_while(|chunk| chunk.iter().fold(1, |all, &mark| all & mark) == 1);
    let start = full.count() * 16;
    start + marks[start..].iter().take_while(|&&mark| mark != 0).count()
}

#[cfg(test)]
mod tests {
    use super::first_unmarked;

    #[test]
    fn finds_every_place() {
        for length in 0..70 {
            let mut marks = vec![1; length];
            assert_eq!(first_unmarked(&marks), length);
            for gap in (0..length).rev() {
                marks[gap] = 0;
                assert_eq!(first_unmarked(&marks), gap);
            }
        }
    }
}
