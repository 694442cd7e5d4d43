import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Field } from '../model/field';
import { fieldsAt } from '../model/walk';
import { INSURANCE_LINES, tables, type InsuranceLine } from '../lines';
import { bodyWithMutations } from '../testing/arbitrary-body';
import { TEST_DAY } from '../testing/body-draft';
import type { Fault } from '../validation/fault';
import { judge } from '../validation/judge';
import { bodySchema } from './json-schema';

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: false }));
const accepts: Record<InsuranceLine, (body: unknown) => boolean> = {
  Home: ajv.compile(bodySchema('Home')),
  Car: ajv.compile(bodySchema('Car')),
  Motorcycle: ajv.compile(bodySchema('Motorcycle')),
};

const faultsOf = (body: unknown) => judge(body, TEST_DAY).faults;

const isLatin = (value: unknown) => typeof value === 'string' && [...value].every((character) => character <= '\xff');

/** Returns true for a fault that a schema cannot express: it knows neither today, nor other fields, nor control letters. */
function isUnsayable(fault: Fault, field: Field | undefined, value: unknown): boolean {
  if (!field) return false;
  const { kind } = field;
  switch (fault.codigo) {
    case 'fecha_pasada':
    case 'fecha_futura':
    case 'incoherente':
      return true;
    case 'formato':
      if (kind.type !== 'text') return false;
      return field.formatBy !== undefined || kind.format?.exact === 'nowhere' || !isLatin(value);
    case 'rango':
      return 'max' in kind && kind.max === 'current-year';
    default:
      return false;
  }
}

describe.each(INSURANCE_LINES)('the JSON Schema of %s', (line) => {
  const fields = new Map(fieldsAt(tables[line]).map(({ path, field }) => [path, field]));

  it('accepts every body that the validator accepts, and what it accepts has only faults it cannot say', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        const body = draft.build();
        const accepted = accepts[line](body);
        // The line of another table selects that table in the validator; this schema can only refuse the body.
        if (draft.at('insurance_line') !== line) return expect(accepted).toBe(false);
        const faults = faultsOf(body);
        if (faults.length === 0) expect(accepted).toBe(true);
        const sayable = faults.filter((fault) => !isUnsayable(fault, fields.get(fault.campo), draft.at(fault.campo)));
        if (accepted) expect(sayable).toEqual([]);
      }),
    );
  });
});
