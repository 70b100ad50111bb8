/**
 * Returns the previous object as long as the new one is equal, compared as JSON: an element with
 * the object as a property then does not update.
 */
export function stable<Value extends object>(): (value: Value) => Value {
  let last: Value | undefined;
  return (value) => {
    if (!last || JSON.stringify(last) !== JSON.stringify(value)) last = value;
    return last;
  };
}
