import { questionAt } from '@cotiza/contract';
import { IMPROBABLE, type FactsByLine } from './improbable.table';
import type { Warning } from '../answers/check-result';

interface Row<F> {
  readonly holds: (facts: F) => boolean;
  readonly warning: Warning;
}
type RuledLine = keyof FactsByLine;
type Rows = { readonly [L in RuledLine]: readonly Row<FactsByLine[L]>[] };

/** Every rule with its warning, made once: what was received is in none of them. */
const ROWS = Object.fromEntries(
  (Object.keys(IMPROBABLE) as RuledLine[]).map((line) => [line, rowsOf(line)]),
) as unknown as Rows;

function rowsOf<L extends RuledLine>(line: L): readonly Row<FactsByLine[L]>[] {
  return IMPROBABLE[line].map(({ campo, holds, mensaje }) => {
    const pregunta = questionAt(line, campo);
    return { holds, warning: { campo, codigo: 'improbable', mensaje, pregunta } };
  });
}

/** What can hardly be of these facts: one warning a field, in the order of the rules. */
export function warningsOf<L extends RuledLine>(line: L, facts: FactsByLine[L]): readonly Warning[] {
  const rows: Rows[L] = ROWS[line];
  const found: Warning[] = [];
  for (const { holds, warning } of rows) {
    if (holds(facts) && !found.some(({ campo }) => campo === warning.campo)) found.push(warning);
  }
  return found;
}
