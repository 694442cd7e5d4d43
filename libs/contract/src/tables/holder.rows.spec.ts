import { bodyOf } from '../testing/body-draft';
import { holderWithNie, holderWithPassport, retiredHolder } from '../testing/changes';
import { identityCases } from '../testing/identity-rows';
import { OTHER_ADDRESS } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';

const bases = [bodyOf('Car'), bodyOf('Motorcycle')];
const identity = identityCases('holder', { withNie: holderWithNie, withPassport: holderWithPassport }, ...bases);
const employed = (status: string) =>
  row('holder.economic_occupation', ...bases.map((base) => base.with('holder.employment_status', status)));
const address = (name: string) => `holder.address.${name} falta`;
const ADDRESS_MISSING = ['postal_code', 'road_type', 'road_name', 'road_number'].map(address);

const ROWS: RowTable = {
  '[Holder, Car and Motorcycle / document_type]': identity.document_type,
  '[Holder, Car and Motorcycle / document_id]': identity.document_id,
  '[Holder, Car and Motorcycle / name] [Limits / name, surname, surname2]': identity.name,
  '[Holder, Car and Motorcycle / surname]': identity.surname,
  '[Holder, Car and Motorcycle / surname2]': identity.surname2,
  '[Holder, Car and Motorcycle / birth_date]': identity.birth_date,
  '[Holder, Car and Motorcycle / gender]': identity.gender,
  '[Holder, Car and Motorcycle / marital_status]': identity.marital_status,
  '[Holder, Car and Motorcycle / nationality] [Accepted exceptions / nationality with Dni]': identity.nationality,
  '[Holder, Car and Motorcycle / employment_status]': row('holder.employment_status', ...bases)
    .required()
    .oneOf('Employee', 'SelfEmployed', 'CivilServant', 'Retired', 'Student', 'Unemployed', 'HomeWorker')
    .given(retiredHolder)
    .accepts('Retired', 'Student', 'Unemployed', 'HomeWorker')
    .judged('Employee', 'holder.economic_occupation falta'),
  '[Holder, Car and Motorcycle / economic_occupation]': [
    ...['Employee', 'SelfEmployed', 'CivilServant'].map((status) =>
      employed(status)
        .required()
        .accepts('2611', '0011')
        .refuses('formato', '26a1', '26.1', '٢٦١١')
        .refuses('longitud', '261', '26111', '')
        .refuses('tipo', 2611, null),
    ),
    ...['Retired', 'Student', 'Unemployed', 'HomeWorker'].map((status) =>
      employed(status).optional().accepts('2611').refuses('formato', 'abcd'),
    ),
  ],
  '[Holder, Car and Motorcycle / phone]': row('holder.phone', ...bases)
    .required()
    .accepts('612345678', '712345678', '+34612345678', '0034712345678')
    .refuses('formato', '812345678', '912345678', '61234567a', '6123456789', '612 345 678', '+33612345678')
    .refuses('formato', '34612345678', '+346123456789', '+3461234567', '٦12345678')
    .refuses('longitud', '', '61234567', '00346123456789')
    .refuses('tipo', 612_345_678, null, []),
  '[Holder, Car and Motorcycle / email] [Limits / email]': row('holder.email', ...bases)
    .required()
    .accepts('a@b.es', 'nombre.apellido+caso@sub.example.com', 'ñ@ejemplo.es', `${'a'.repeat(95)}@b.es`)
    .refuses('formato', 'a@b', 'a.b.es', 'a@@b.es', 'a@b@c.es', 'a b@c.es', 'a@b c.es', '@b.es', 'a@.es', 'a@b.')
    .refuses('formato', 'a@b.es\n', 'a@b.es\r\nBcc: c@d.es', '\u0000a@b.es')
    .refuses('longitud', '', `${'a'.repeat(96)}@b.es`)
    .refuses('tipo', 7, null, ['a@b.es']),
  '[Holder, Car and Motorcycle / address]': row('holder.address', ...bases)
    .leftOut(...ADDRESS_MISSING)
    .accepts(OTHER_ADDRESS)
    .judged({}, ...ADDRESS_MISSING)
    .judged({ ...OTHER_ADDRESS, floor: 3 }, 'holder.address.floor no_documentado')
    .refuses('tipo', 'calle del Ejemplo, 7', 7, null, []),
};

testRows(ROWS);
