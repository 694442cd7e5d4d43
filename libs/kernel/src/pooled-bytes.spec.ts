import { pooledBytes } from './pooled-bytes';

it('gives every byte of its source once, in the order of the source', () => {
  let next = 0;
  const asked: number[] = [];
  const bytes = pooledBytes((count) => {
    asked.push(count);
    return Uint8Array.from({ length: count }, () => next++ % 256);
  });
  expect([...bytes(3), ...bytes(2), ...bytes(0), ...bytes(1)]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(asked).toEqual([4096]);
  expect(bytes(5000)).toHaveLength(5000);
  expect(asked).toEqual([4096, 5000]);
});
