import { questionAt } from '@cotiza/contract';
import type { Warning } from '../answers/check-result';
import { IMPROBABLE, type FactsByLine } from './improbable.table';

/** Returns the warnings about these facts: one a field, in the order of the rules. They do not repeat what was received. */
export function warningsOf<L extends keyof FactsByLine>(line: L, facts: FactsByLine[L]): readonly Warning[] {
  const warnings = new Map<string, Warning>();
  for (const { campo, holds, mensaje } of IMPROBABLE[line]) {
    if (warnings.has(campo) || !holds(facts)) continue;
    warnings.set(campo, { campo, codigo: 'improbable', mensaje, pregunta: questionAt(line, campo) });
  }
  return [...warnings.values()];
}
