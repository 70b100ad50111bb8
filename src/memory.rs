//! Fallible allocation: every table whose size depends on a request gets its memory here.

use crate::error::{Code, Error, Message, Result, allowed};

pub(crate) fn reserve<T>(table: &mut Vec<T>, count: usize) -> Result<()> {
    table.try_reserve_exact(count).map_err(|_| {
        let bytes = count * size_of::<T>();
        Error::new(Code::Memory, "", allowed("smaller-number-memory").with("megabytes", bytes >> 20))
    })
}

pub(crate) fn filled<T: Clone>(count: usize, entry: T) -> Result<Vec<T>> {
    let mut table = Vec::new();
    reserve(&mut table, count)?;
    table.resize(count, entry);
    Ok(table)
}

pub(crate) fn reserve_for<T>(table: &mut Vec<T>, count: usize, allowed: Message) -> Result<()> {
    table.try_reserve_exact(count).map_err(|_| Error::new(Code::Memory, "", allowed))
}

pub(crate) fn zeros(count: usize) -> Result<Vec<u64>> {
    filled(count, 0).map_err(|_| Error::new(Code::Memory, &count.to_string(), allowed("fewer-numbers")))
}
