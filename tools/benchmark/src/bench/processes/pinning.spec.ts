import { coresOf, nodeOn } from './pinning';

it.each([
  ['0', [0]],
  ['0-1', [0, 1]],
  ['0,2-4,7', [0, 2, 3, 4, 7]],
  ['', []],
])('reads the cores of "%s"', (list, cores) => expect(coresOf(list === '' ? 'none' : list)).toEqual(cores));

it('runs Node on a core, or anywhere', () => {
  expect(nodeOn(1)).toEqual(['taskset', '-c', '1', process.execPath]);
  expect(nodeOn(undefined)).toEqual([process.execPath]);
});
