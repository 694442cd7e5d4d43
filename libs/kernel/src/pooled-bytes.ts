const POOL_BYTES = 4096;

/**
 * Returns a source of bytes that asks another for many at a time: a system gives many random bytes as fast as a few. None is given
 * twice.
 *
 * @param source returns as many bytes as it is asked for
 */
export function pooledBytes(source: (count: number) => Uint8Array): (count: number) => Uint8Array {
  let left = new Uint8Array(0);
  return (count) => {
    if (left.length < count) left = Uint8Array.from(source(Math.max(count, POOL_BYTES)));
    const given = left.subarray(0, count);
    left = left.subarray(count);
    return given;
  };
}
