import { judgeBudgets, withLimits, type Budgets } from './judge-budgets';

const KINDS = [
  ...['tokens of a text', 'bytes of a page', 'statements of a quotation', 'transactions of a quotation'],
  ...['plate look-ups of a draft', 'modules loaded at the start', 'files from socket to commit'],
  ...['packages in the lock file', 'lines of tools'],
];

const budgetsOf = (limit: number): Budgets =>
  Object.fromEntries(KINDS.map((name) => [name, { limit, why: `Somebody pays for ${name}.` }]));
const counted = (count: number) => Object.fromEntries(KINDS.map((name) => [name, count]));

it.each(KINDS)('%s: fails more than 5 %% over its budget', (name) => {
  const judged = (count: number) => judgeBudgets(budgetsOf(100), { ...counted(100), [name]: count });
  expect(judged(105)).toEqual({ faults: [], advice: [] });
  expect(judged(106)).toEqual({ faults: [`${name}: 106, and the budget is 100`], advice: [] });
});

it('fails one more of a few, and one of none', () => {
  const budgets = {
    'transactions of a quotation': { limit: 1, why: '' },
    'statements of an estimate': { limit: 0, why: '' },
  };
  expect(judgeBudgets(budgets, { 'transactions of a quotation': 1, 'statements of an estimate': 0 }).faults).toEqual(
    [],
  );
  const counts = { 'transactions of a quotation': 2, 'statements of an estimate': 1 };
  expect(judgeBudgets(budgets, counts).faults).toHaveLength(2);
});

it('asks for a lower budget more than 10 % under it, and does not fail', () => {
  expect(judgeBudgets(budgetsOf(100), counted(90))).toEqual({ faults: [], advice: [] });
  const advice = KINDS.map((name) => `${name}: lower the budget from 100 to 89`);
  expect(judgeBudgets(budgetsOf(100), counted(89))).toEqual({ faults: [], advice });
});

it('fails a figure without a budget, a budget without a figure, and a counter that has lost what it counts', () => {
  const [first = '', second = '', ...others] = KINDS;
  const { [first]: _removed, ...counts } = counted(100);
  expect(judgeBudgets(budgetsOf(100), { ...counts, [second]: 0, another: 1 }).faults).toEqual([
    'another: has no budget',
    `${first}: is not counted`,
    `${second}: counts nothing any more`,
  ]);
  expect(others).not.toEqual([]);
});

it('writes the counted figures and keeps the reasons', () => {
  const text = JSON.stringify(budgetsOf(100), null, 2);
  const written = withLimits(text, { ...counted(7), another: 1 });
  expect(JSON.parse(written)).toEqual(budgetsOf(7));
});

it('every budget says why it is held', () => {
  const budgets = jest.requireActual<Budgets>('../../budgets.json');
  expect(Object.entries(budgets).filter(([, { why }]) => !/^[A-Z].+\.$/.test(why))).toEqual([]);
});
