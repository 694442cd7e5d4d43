/**
 * The same function, which does not work the same argument out twice in a row. It is asked for one thing many times and then
 * for another: what came before the last is forgotten, so that nothing is kept that a collector would have to look through.
 */
export function rememberingLast<K extends object, V>(work: (argument: K) => V): (argument: K) => V {
  let last: { readonly argument: K; readonly result: V } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: work(argument) };
    return last.result;
  };
}
