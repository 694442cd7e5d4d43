import { bodyOf } from '../testing/body-draft';
import { otherDriver, otherDriverWithNie, otherDriverWithPassport } from '../testing/changes';
import { identityCases } from '../testing/identity-rows';
import { MARTIN, OTHER_ADDRESS } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';

const bases = [bodyOf('Car'), bodyOf('Motorcycle')];
const described = bases.map((base) => base.changed(otherDriver));
const documents = { withNie: otherDriverWithNie, withPassport: otherDriverWithPassport };
const REQUIRED = ['document_type', 'document_id', 'name', 'surname', 'birth_date', 'gender', 'marital_status'];
const SENT = ['document_type', 'document_id', 'name', 'surname', 'surname2', 'birth_date', 'gender', 'marital_status'];
const of = (names: string[], codigo: string) => names.map((name) => `driver.${name} ${codigo}`);

const ROWS: RowTable = {
  '[Driver (identity part, Car and Motorcycle) / same_as_holder]': row('driver.same_as_holder', ...bases)
    .required()
    .accepts(true)
    .refuses('tipo', 'true', 1, null)
    .judged(false, ...of(REQUIRED, 'falta'))
    .given(otherDriver)
    .required()
    .accepts(false)
    .judged(true, ...of(SENT, 'contradiccion')),
  '[Driver (identity part, Car and Motorcycle) / with false]': [
    ...REQUIRED.map((name) => row(`driver.${name}`, ...described).required()),
    row('driver.surname2', ...described)
      .required()
      .given(otherDriverWithNie)
      .optional()
      .given(otherDriverWithPassport)
      .optional(),
    row('driver.nationality', ...described)
      .optional()
      .given(otherDriverWithNie)
      .required()
      .given(otherDriverWithPassport)
      .required(),
  ],
  '[Driver (identity part, Car and Motorcycle) / with true]': [...SENT, 'nationality'].map((name) =>
    row(`driver.${name}`, ...bases)
      .optional()
      .refuses('contradiccion', MARTIN[name] ?? 'ESP', null, 7, {}),
  ),
  '[Driver (identity part, Car and Motorcycle) / types and formats]': Object.values(
    identityCases('driver', documents, ...described),
  ),
  '[Driver (identity part, Car and Motorcycle) / no address]': [
    row('driver.address', ...bases, ...described)
      .optional()
      .refuses('no_documentado', OTHER_ADDRESS),
    row('owner.address', ...bases.map((base) => base.with('owner_same_as_holder', false).with('owner', MARTIN)))
      .optional()
      .refuses('no_documentado', OTHER_ADDRESS),
  ],
};

testRows(ROWS);
