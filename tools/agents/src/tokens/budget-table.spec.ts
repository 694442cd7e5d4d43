import { judgeTokens } from './budget-table';
import { BUDGETS, type Measured } from './budgets.data';
import { count } from './count';

const atBudget = Object.fromEntries(
  Object.entries(BUDGETS).map(([name, { tokens }]) => [name, tokens]),
) as unknown as Measured;

it('counts tokens as o200k does', () => expect(count('hola, ¿qué tal?')).toBe(6));

it('passes what is within its budget, to the token', () => {
  const { lines, faults } = judgeTokens(atBudget);
  expect(faults).toEqual([]);
  expect(lines).toHaveLength(1 + Object.keys(BUDGETS).length);
});

it.each(Object.keys(BUDGETS) as (keyof Measured)[])('names %s where it is above', (name) => {
  const { faults } = judgeTokens({ ...atBudget, [name]: BUDGETS[name].tokens + 1 });
  expect(faults).toEqual([
    `${BUDGETS[name].what}: ${BUDGETS[name].tokens + 1} tokens, ${BUDGETS[name].tokens} at most`,
  ]);
});

it('does not pass what was not measured', () => {
  expect(judgeTokens({ ...atBudget, list: NaN }).faults).toHaveLength(1);
});
