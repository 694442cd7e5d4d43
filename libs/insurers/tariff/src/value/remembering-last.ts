/**
 * Returns a function that keeps the result for its last argument. Callers ask for one argument many times and then for
 * another, so one result is enough.
 */
export function rememberingLast<K extends object, V>(work: (argument: K) => V): (argument: K) => V {
  let last: { readonly argument: K; readonly result: V } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: work(argument) };
    return last.result;
  };
}
