import type { InsurerOutcome, Withheld } from '@cotiza/insurers-port';
import { insurer, isDown, offerAt } from '../testing';
import { withheldLevels } from './notice';

const CHEAP = { code: 'value-too-high', message: 'Solo para los que hoy valen 80.000 euros o menos' };
const withhold = (...levels: Withheld['level'][]) => levels.map((level) => ({ level, reasons: [CHEAP] }));
const answer = (name: string, outcome: InsurerOutcome) => ({ insurer: insurer(name, isDown).manifest, outcome, ms: 1 });
const offers = (level: Withheld['level'], withheld: readonly Withheld[]): InsurerOutcome => ({
  kind: 'offers',
  offers: [{ ...offerAt(100_00), level }],
  withheld,
});

it('says of each level that nobody offers who has it and does not offer it, and why', () => {
  const answers = [
    answer('Brújula', offers('terceros', withhold('todo_riesgo'))),
    answer('Aldaba', offers('terceros', withhold('todo_riesgo_con_franquicia', 'todo_riesgo'))),
  ];
  expect(withheldLevels(answers)).toEqual({
    names: 'Todo riesgo con franquicia y Todo riesgo',
    why: `Aldaba y Brújula («${CHEAP.message}»)`,
  });
});

it('says nothing of a level that somebody offers, nor of one that nobody has', () => {
  const answers = [
    answer('Aldaba', offers('terceros', withhold('todo_riesgo'))),
    answer('Brújula', offers('todo_riesgo', [])),
    answer('Candil', { kind: 'declined', reasons: [CHEAP] }),
  ];
  expect(withheldLevels(answers)).toEqual({ names: '', why: '' });
});
