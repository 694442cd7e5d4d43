/** Returns a function that makes a value on its first call, and returns that value from then on. What it was made of is released. */
export function onFirstUse<T>(make: () => T): () => T {
  let state: { readonly make: () => T } | { readonly value: T } = { make };
  return () => {
    if ('make' in state) state = { value: state.make() };
    return state.value;
  };
}
