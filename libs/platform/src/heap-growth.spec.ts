import { boundHeapGrowth } from './heap-growth';

/** The flags that are set in a process that was started with some. */
function setWhenStartedWith(...execArgv: string[]): string[] {
  const flags: string[] = [];
  boundHeapGrowth(execArgv, (flag) => void flags.push(flag));
  return flags;
}

it('has heaps grow by a fixed share', () => {
  expect(setWhenStartedWith('--enable-source-maps')).toEqual(['--heap-growing-percent=150']);
});

it.each(['--heap-growing-percent=100', '--heap_growing_percent=100'])('leaves that of an operator: %s', (flag) => {
  expect(setWhenStartedWith('--enable-source-maps', flag)).toEqual([]);
});
