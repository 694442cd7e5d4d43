import fc from 'fast-check';
import { INSURANCE_LINES, type InsuranceLine } from '../lines';
import { bodyWithMutations } from '../testing/arbitrary-body';
import { TEST_DAY } from '../testing/body-draft';
import { publishedFields } from '../testing/published-condition';
import type { FaultCode } from '../validation/fault';
import { judge } from '../validation/judge';
import { requirementsOf } from './requirements';

const fieldsOf = (line: InsuranceLine) => publishedFields(requirementsOf(line, TEST_DAY));

/** Codes of faults whose message is the text of the broken rule. */
const BY_RULE: readonly FaultCode[] = ['incoherente', 'fecha_futura', 'fecha_pasada', 'caso_no_soportado'];
const SAID_OTHERWISE: Partial<Record<FaultCode, RegExp>> = { fecha_futura: /futura/, fecha_pasada: /hoy o/ };

describe.each(INSURANCE_LINES)('every rule enforced for %s', (line) => {
  const fields = fieldsOf(line);
  it('is published with its field, in the words of the fault', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        if (draft.at('insurance_line') !== line) return;
        for (const { campo, codigo, mensaje } of judge(draft.build(), TEST_DAY).faults) {
          if (!BY_RULE.includes(codigo)) continue;
          const reglas = fields.get(campo)?.reglas ?? [];
          expect([campo, reglas.some((text) => SAID_OTHERWISE[codigo]?.test(text) ?? text === mensaje)]).toEqual([
            campo,
            true,
          ]);
        }
      }),
    );
  });
});
