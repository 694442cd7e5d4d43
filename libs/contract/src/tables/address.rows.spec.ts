import { bodyOf } from '../testing/body-draft';
import { otherAddress } from '../testing/changes';
import { row, type RowCases, type RowTable, testRows } from '../testing/row-cases';

const holders = [bodyOf('Car'), bodyOf('Motorcycle'), bodyOf('Home').changed(otherAddress)];

/** The row at both addresses of the interface. */
const both = (name: string, cases: (at: RowCases) => RowCases) => [
  cases(row(`holder.address.${name}`, ...holders)),
  cases(row(`risk.address.${name}`, bodyOf('Home'))),
];

const ROWS: RowTable = {
  '[Address object (holder.address, risk.address) / postal_code]': both('postal_code', (at) =>
    at
      .required()
      .accepts('28013', '01001', '52999', '08001')
      .refuses('formato', '2801a', '00000', '99999', '53000', ' 2801', '2801٣')
      .refuses('longitud', '2801', '280133', '')
      .refuses('tipo', 28_013, null, true),
  ),
  '[Address object (holder.address, risk.address) / town_id]': both('town_id', (at) =>
    at.optional().accepts(1, 28_079).refuses('rango', 0, -1).refuses('tipo', 1.5, '28079', null, true),
  ),
  '[Address object (holder.address, risk.address) / road_type]': both('road_type', (at) =>
    at
      .required()
      .accepts('Calle', 'GranVia', 'Vial')
      .refuses('valor_no_permitido', 'calle', 'CALLE', 'C/', 'Street', 'Gran Vía', '')
      .refuses('tipo', 7, null),
  ),
  '[Address object (holder.address, risk.address) / road_name] [Limits / road_name]': both('road_name', (at) =>
    at.required().text(1, 100).accepts('del 2 de Mayo, 3º').refuses('formato', ' ', '   '),
  ),
  '[Address object (holder.address, risk.address) / road_number]': both('road_number', (at) =>
    at.required().text(1, 10).accepts('S/N', '7', '7 bis').refuses('formato', ' '),
  ),
};

testRows(ROWS);
