import { bodyOf } from '../testing/body-draft';
import { holderWithNie, holderWithPassport } from '../testing/changes';
import { row, type RowTable, testRows } from '../testing/row-cases';

const bases = [bodyOf('Home'), bodyOf('Car'), bodyOf('Motorcycle')];
const number = () => row('holder.document_id', ...bases);

const ROWS: RowTable = {
  '[Identity document formats / Dni]': number()
    .accepts('12345678Z', '00000001R', '00000001r')
    .refuses('formato', '12345678Y', '1234567L', 'Y1234567X', 'AB12345', '123456789Z', '12345678'),
  '[Identity document formats / Nie]': number()
    .given(holderWithNie)
    .accepts('X0000000T', 'Y0000000Z', 'Z0000000M')
    .refuses('formato', 'X0000000R', '00000000T', 'A0000000T', 'X00000000T', 'XX000000T'),
  '[Identity document formats / Passport]': number()
    .given(holderWithPassport)
    .accepts('12345', 'AB-12', 'XDA123456')
    .refuses('longitud', '1234'),
  '[Identity document formats / length] [Limits / document_id]': number().given(holderWithPassport).text(5, 20),
  '[Identity document formats / format matches the declared type]': [
    ...bases.flatMap((base) => [
      row('holder.document_type', base).judged('Nie', 'holder.document_id formato', 'holder.nationality falta'),
      row('holder.document_id', base.changed(holderWithNie)).refuses('formato', '12345678Z'),
      row('holder.document_id', base).refuses('formato', 'X1234567L'),
    ]),
  ],
};

testRows(ROWS);
