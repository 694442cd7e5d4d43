import { bodyOf } from '../testing/body-draft';
import { holderWithNie, holderWithPassport, otherAddress, otherAddressUnsaid } from '../testing/changes';
import { identityCases } from '../testing/identity-rows';
import { OTHER_ADDRESS } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';

const home = bodyOf('Home');
const documents = { withNie: holderWithNie, withPassport: holderWithPassport };
const { surname2: _withDniRequired, ...sameAsAbove } = identityCases('holder', documents, home);
const STATUSES = ['Employee', 'SelfEmployed', 'CivilServant', 'Retired', 'Student', 'Unemployed', 'HomeWorker'];
const ADDRESS_MISSING = ['postal_code', 'road_type', 'road_name', 'road_number'].map(
  (name) => `holder.address.${name} falta`,
);

/** A body with neither the flag nor an address has one fault, on the address. */
const UNSAID = 'holder.address falta';

const ROWS: RowTable = {
  '[Holder, Home / same as above]': [
    ...Object.values(sameAsAbove),
    row('holder.employment_status', home)
      .required()
      .oneOf(...STATUSES),
    row('holder.phone', home).required().accepts('612345678').refuses('formato', '912345678'),
    row('holder.email', home).required().accepts('a@b.es').refuses('formato', 'a@b'),
  ],
  '[Holder, Home / surname2] [Accepted exceptions / first surname duplicated]': row('holder.surname2', home)
    .optional()
    .text(0, 60)
    .refuses('formato', 'Segundo2')
    .given(holderWithNie)
    .optional()
    .given(holderWithPassport)
    .optional(),
  '[Holder, Home / economic_occupation]': STATUSES.map((status) =>
    row('holder.economic_occupation', home.with('holder.employment_status', status))
      .required()
      .accepts('2611')
      .refuses('formato', 'abcd')
      .refuses('longitud', '261'),
  ),
  '[Holder, Home / address]': row('holder.address', home)
    .optional()
    .refuses('contradiccion', OTHER_ADDRESS, {}, null)
    .given(otherAddress)
    .leftOut(...ADDRESS_MISSING)
    .accepts(OTHER_ADDRESS)
    .refuses('tipo', null, 'calle', [])
    .given(otherAddressUnsaid)
    .leftOut(UNSAID)
    .accepts(OTHER_ADDRESS),
  '[Holder, Home / address_same_as_risk]': row('holder.address_same_as_risk', home)
    .accepts(true)
    .judged(false, ...ADDRESS_MISSING)
    .leftOut(UNSAID)
    .refuses('tipo', 'true', 1, null)
    .given(otherAddress)
    .optional()
    .accepts(false)
    .judged(true, 'holder.address contradiccion'),
};

testRows(ROWS);
