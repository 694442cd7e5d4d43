import { Counter, Registry } from 'prom-client';
import { Counts } from './counts';

type Label = 'line' | 'state';

/** Counts that a counter of prom-client is told of. */
function counted() {
  const counts = new Counts<Label>(['line', 'state']);
  const register = new Registry();
  const counter = new Counter<Label>({
    ...{ name: 'cotiza_test_total', help: 'Test.', labelNames: ['line', 'state'], registers: [register] },
    collect() {
      counts.addTo(this);
    },
  });
  const values = async () => (await counter.get()).values.map(({ labels, value }) => ({ ...labels, value }));
  return { counts, values };
}

it('adds up by labels, whatever order they are given in, each time that it is read', async () => {
  const { counts, values } = counted();
  expect(await values()).toEqual([]);
  counts.inc({ line: 'Car', state: 'cotizado' });
  counts.inc({ state: 'cotizado', line: 'Car' }, 2);
  counts.inc({ line: 'Car', state: 'sin_ofertas' });
  counts.inc({ line: 'cotizado', state: 'Car' });
  const told = [
    { line: 'Car', state: 'cotizado', value: 3 },
    { line: 'Car', state: 'sin_ofertas', value: 1 },
    { line: 'cotizado', state: 'Car', value: 1 },
  ];
  expect(await values()).toEqual(told);
  expect(await values()).toEqual(told);
  counts.inc({ line: 'Car', state: 'cotizado' });
  expect((await values())[0]).toMatchObject({ value: 4 });
});

it('tells of what was counted as nothing, so that it can be seen to begin', async () => {
  const { counts, values } = counted();
  counts.inc({ line: 'Home', state: 'cotizado' }, 0);
  expect(await values()).toEqual([{ line: 'Home', state: 'cotizado', value: 0 }]);
});

it('keeps what the labels were, whatever becomes of who gave them', async () => {
  const { counts, values } = counted();
  const labels = { line: 'Home', state: 'cotizado', other: 'none of its own' };
  counts.inc(labels);
  labels.state = 'sin_ofertas';
  expect(await values()).toEqual([{ line: 'Home', state: 'cotizado', value: 1 }]);
});

it.each([-1, NaN, Infinity])('does not add %d', async (by) => {
  const { counts, values } = counted();
  expect(() => counts.inc({ line: 'Home', state: 'cotizado' }, by)).toThrow(
    new RangeError(`a count does not grow by ${by}`),
  );
  expect(await values()).toEqual([]);
});
