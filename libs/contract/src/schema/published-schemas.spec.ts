import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { fieldsAt } from '../model/walk';
import { byLine, INSURANCE_LINES, tables } from '../lines';
import { bodyWithMutations, validBody } from '../testing/arbitrary-body';
import { TEST_DAY } from '../testing/body-draft';
import { judge } from '../validation/judge';
import { partialRequestSchema, requestSchema } from './json-schema';

const ajv = addFormats(new Ajv2020({ strict: false, unicodeRegExp: false }));
const accepts = byLine((line) => ajv.compile(requestSchema(line)));
const acceptsPart = byLine((line) => ajv.compile(partialRequestSchema(line)));

/** The faults that a schema without conditions can express for any body. */
const SAYABLE = ['no_documentado', 'tipo', 'longitud', 'valor_no_permitido'];

describe.each(INSURANCE_LINES)('the published schema of %s', (line) => {
  const paths = fieldsAt(tables[line]).map(({ path }) => path);

  it('accepts every body that the validator accepts, and none of other keys, types, lengths or values', () => {
    fc.assert(
      fc.property(bodyWithMutations(line), (draft) => {
        if (draft.at('insurance_line') !== line) return expect(accepts[line](draft.build())).toBe(false);
        const { faults } = judge(draft.build(), TEST_DAY);
        if (faults.length === 0) expect(accepts[line](draft.build())).toBe(true);
        if (!accepts[line](draft.build())) return;
        expect(faults.filter(({ codigo }) => SAYABLE.includes(codigo))).toEqual([]);
      }),
    );
  });

  it('accepts any part of a body, and no other key', () => {
    const parts = fc.tuple(validBody(line), fc.subarray(paths.filter((path) => path !== 'insurance_line')));
    fc.assert(
      fc.property(parts, ([whole, missing]) => {
        const part = whole.changed(...missing.map((path) => (draft: typeof whole) => draft.without(path)));
        expect([acceptsPart[line](part.build()), acceptsPart[line].errors]).toEqual([true, null]);
        expect(acceptsPart[line](part.with('holder.phnoe', '600000000').build())).toBe(false);
      }),
    );
  });
});
