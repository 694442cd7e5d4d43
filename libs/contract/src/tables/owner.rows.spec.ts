import { bodyOf } from '../testing/body-draft';
import { otherOwner, otherOwnerWithNie, otherOwnerWithPassport } from '../testing/changes';
import { identityCases } from '../testing/identity-rows';
import { AMINA, MARTIN } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';

const bases = [bodyOf('Car'), bodyOf('Motorcycle')];
const described = bases.map((base) => base.changed(otherOwner));
const documents = { withNie: otherOwnerWithNie, withPassport: otherOwnerWithPassport };
const REQUIRED = ['document_type', 'document_id', 'name', 'surname', 'birth_date', 'gender', 'marital_status'];

const ROWS: RowTable = {
  '[Owner (Car and Motorcycle) / sent only with owner_same_as_holder false]': row('owner', ...bases)
    .optional()
    .refuses('contradiccion', MARTIN, AMINA, {}, null)
    .given(otherOwner)
    .required()
    .accepts(MARTIN, AMINA),
  '[Owner (Car and Motorcycle) / required then]': [
    ...REQUIRED.map((name) => row(`owner.${name}`, ...described).required()),
    row('owner', ...described).judged({}, ...REQUIRED.map((name) => `owner.${name} falta`)),
    row('owner.surname2', ...described)
      .required()
      .given(otherOwnerWithNie)
      .optional()
      .given(otherOwnerWithPassport)
      .optional(),
    row('owner.nationality', ...described)
      .optional()
      .given(otherOwnerWithNie)
      .required()
      .given(otherOwnerWithPassport)
      .required(),
  ],
  '[Owner (Car and Motorcycle) / types and formats]': Object.values(identityCases('owner', documents, ...described)),
};

testRows(ROWS);
