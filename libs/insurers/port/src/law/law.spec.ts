import { isCalendarDay } from '@cotiza/kernel';
import { figureOn, isUnpublished, LAW, lawOn, NORMS, type LawName } from './law';
import { lawReview } from './law-review';
import released from './released-rates.json';

const names = Object.keys(LAW.series) as readonly LawName[];
const rows = names.flatMap((name) => LAW.series[name].rows.map((row) => ({ name, ...row })));

it('every row names a known norm, real days, how surely it is known, and the version that added it', () => {
  for (const { from, until, reviewed, norm, status, added, start } of rows) {
    expect([from, reviewed, until ?? from].filter((day) => !isCalendarDay(day))).toEqual([]);
    expect(Object.keys(NORMS)).toContain(norm);
    expect(['read', 'reported', 'memory']).toContain(status);
    expect([undefined, 'reported', 'memory', 'ours']).toContain(start);
    expect(added).toMatch(/^\d{4}\.\d$/);
  }
});

it('the annex of the tariff of the Consorcio is named in one way: part, and section of it', () => {
  const annexes = rows
    .filter(({ norm }) => norm === 'Resolución de 28-3-2018 (Consorcio)')
    .map(({ article }) => article);
  expect(annexes.filter((article) => !/^I\.(1, I{1,2}|2, [A-G])(\.[A-G1-9]|$)/.test(article))).toEqual([]);
});

it('the rows of a series are in the order of their days and versions', () => {
  for (const name of names) {
    const keys = LAW.series[name].rows.map(({ from, added }) => `${from} ${added}`);
    expect(keys).toEqual(keys.toSorted());
  }
});

it('no released figure has changed, and none is missing: a correction is a new row with a later version', () => {
  const figures = new Map(rows.map(({ name, from, added, value }) => [`${name} ${from} ${added}`, value]));
  for (const [row, value] of Object.entries(released)) expect([row, figures.get(row)]).toEqual([row, value]);
});

it.each([
  ['ips_rate', '1997-06-01', 4],
  ['ips_rate', '2020-12-31', 6],
  ['ips_rate', '2021-01-01', 8],
  ['ccs_re_home', '2018-06-30', 0.08],
  ['ccs_re_home', '2018-07-01', 0.07],
  ['ccs_fund', '2016-06-30', 2],
  ['renewal_notice', '2015-12-31', 2],
] as const)('%s on %s is %d', (name, day, value) => expect(figureOn(name, day)).toBe(value));

it('a version knows no row that was added later', () => {
  expect(lawOn('ccs_first_risk', '2026-11-28', { ...LAW, version: '2026.1' })).toBeUndefined();
  expect(lawOn('ccs_first_risk', '2026-11-28')).toBeDefined();
});

it('the values of vehicles of a year without its order are those of the year before, and said to be', () => {
  expect(isUnpublished('vehicle_value_left', '2026-12-31')).toBe(false);
  expect(isUnpublished('vehicle_value_left', '2027-01-01')).toBe(true);
  expect(isUnpublished('ips_rate', '2027-01-01')).toBe(false);
});

it('the review names what ends next and what was read more than a year ago', () => {
  const on = (today: string) => lawReview('2026-12-01', today).find(({ name }) => name === 'vehicle_value_left');
  expect(on('2026-12-01')).toMatchObject({ changes: '2026-12-31', isStale: false });
  expect(on('2027-12-01')).toMatchObject({ isStale: true });
});
