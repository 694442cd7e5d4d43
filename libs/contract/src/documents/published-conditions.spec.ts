import fc from 'fast-check';
import { INSURANCE_LINES } from '../lines';
import { bodyWithMutations } from '../testing/arbitrary-body';
import { bodyOf, TEST_DAY } from '../testing/body-draft';
import { isOfCompany } from '../testing/company';
import { asMeant, holds, publishedFields, valueAt } from '../testing/published-condition';
import type { Fault } from '../validation/fault';
import { judge } from '../validation/judge';
import { requirementsOf } from './requirements';

/** Published as an accepted exception: 0 years means no history. */
const HARMLESS = new Map<string, unknown>([['driver.total_years_insured', 0]]);

/** The purchase date is asked for together with a kind of purchase that is missing or was not understood. */
const isOpen = (campo: string) => campo === 'vehicle.purchase_date';

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns true for a block that was sent under no name: junk in `Holder` is judged as `holder`. */
const isAwaited = (path: string, block: unknown, faults: readonly Fault[]) =>
  block === undefined && !faults.some(({ campo, codigo }) => campo === path && codigo === 'tipo');

describe.each(INSURANCE_LINES)('the conditions published for %s', (line) => {
  const requirements = requirementsOf(line, TEST_DAY);
  const fields = publishedFields(requirements);
  const junkByAnotherName = bodyOf(line).without('holder').with('Holder', 0);
  const alwaysBlocks = new Set(
    requirements.bloques.filter((one) => one.obligatorio === 'siempre').map((one) => one.bloque),
  );

  it('are the ones enforced', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        if (draft.at('insurance_line') !== line) return;
        const body: unknown = draft.build();
        const { faults } = judge(body, TEST_DAY);
        const meant: unknown = asMeant(line, draft).build();
        const faultOf = new Map(faults.map((fault) => [fault.campo, fault]));
        const broken: string[] = [];
        for (const { campo, cuando, no_enviar_si } of fields.values()) {
          const parent = parentOf(campo);
          const block = parent === '' ? body : valueAt(body, parent);
          const isJudged = isObject(block)
            ? !faultOf.has(parent)
            : isAwaited(parent, block, faults) && alwaysBlocks.has(parent);
          if (!isJudged || isOfCompany(campo, faults)) continue;
          const value = valueAt(body, campo);
          const fault = faultOf.get(campo);
          if (cuando !== undefined) {
            const isMissed = value === undefined && (holds(cuando, meant, fields) ?? isOpen(campo));
            if ((fault?.codigo === 'falta') !== isMissed) broken.push(`${campo} cuando ${cuando}`);
            if (isMissed && fault?.cuando !== cuando) broken.push(`${campo} says another cuando`);
          }
          if (no_enviar_si !== undefined && value !== undefined) {
            const isForbidden = holds(no_enviar_si, meant, fields) === true && HARMLESS.get(campo) !== value;
            const isRefused = fault?.codigo === 'contradiccion' && fault.cuando === no_enviar_si;
            if (isRefused !== isForbidden) broken.push(`${campo} no_enviar_si ${no_enviar_si}`);
          }
        }
        expect(broken).toEqual([]);
      }),
      { examples: [[junkByAnotherName]] },
    );
  });

  it('are the ones enforced for whole blocks', () => {
    const conditional = requirements.bloques.filter(({ cuando }) => cuando !== undefined);
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        if (draft.at('insurance_line') !== line) return;
        const body: unknown = draft.build();
        const { faults } = judge(body, TEST_DAY);
        const meant: unknown = asMeant(line, draft).build();
        for (const { bloque, cuando, campos } of conditional) {
          const parent = parentOf(bloque);
          const around = valueAt(body, parent);
          const isReachable = parent === '' || isObject(around) || isAwaited(parent, around, faults);
          if (valueAt(body, bloque) !== undefined || !isReachable) continue;
          const isMissed = holds(cuando!, meant, fields) === true;
          const first = campos.find((field) => field.obligatorio === 'siempre')!.campo;
          const missed = faults.filter(({ campo, codigo }) => codigo === 'falta' && [bloque, first].includes(campo));
          expect([bloque, missed.length]).toEqual([bloque, isMissed ? 1 : 0]);
        }
      }),
      { examples: [[junkByAnotherName]] },
    );
  });

  it('name published fields, with values that those fields take', () => {
    for (const { cuando, no_enviar_si } of [
      ...fields.values(),
      ...requirements.bloques.map((one) => ({ ...one, no_enviar_si: undefined })),
    ]) {
      for (const text of [cuando, no_enviar_si]) {
        if (text !== undefined) expect(() => holds(text, {}, fields)).not.toThrow();
      }
    }
  });
});
