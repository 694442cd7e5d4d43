import fc from 'fast-check';
import { INSURANCE_LINES } from '../lines';
import { bodyWithMutations } from '../testing/arbitrary-body';
import { TEST_DAY } from '../testing/body-draft';
import { valueAt, withValue } from './body-values';
import type { Json } from './compile-condition';
import type { Fault } from './fault';
import { judge } from './judge';

const LEAVES_OUT = /: quítalo\.$|\. Quítalo\.$|no envíes este campo|no se envía/;

/** Returns the body after the advice of a fault: another value, or nothing where it says to leave the field out. */
function advised(body: Json, { campo, codigo, mensaje, ejemplo }: Fault): Json | undefined {
  // A block that was sent as `Holder` is judged as `holder`, and stays in the body under the name that was sent.
  const isElsewhere = valueAt(body, campo) === undefined;
  if (isElsewhere || codigo === 'falta' || campo === '' || campo.includes('"')) return undefined;
  const isOfText = codigo === 'formato' || codigo === 'longitud';
  if (LEAVES_OUT.test(isOfText ? mensaje.replace(/quítalo/gi, '') : mensaje)) return withValue(body, campo, undefined);
  return mensaje.includes('Envía ') && ejemplo !== undefined ? withValue(body, campo, ejemplo) : undefined;
}

it('following the advice of any single fault does not bring the same field back', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INSURANCE_LINES).chain(bodyWithMutations), (draft) => {
      const body = draft.build() as unknown as Json;
      for (const fault of judge(body, TEST_DAY).faults) {
        const next = advised(body, fault);
        if (next === undefined) continue;
        const again = judge(next, TEST_DAY).faults.filter(({ campo }) => campo === fault.campo);
        expect([fault.campo, fault.mensaje, again.map(({ mensaje }) => mensaje)]).toEqual([
          fault.campo,
          fault.mensaje,
          [],
        ]);
      }
    }),
    { numRuns: 300 },
  );
});
