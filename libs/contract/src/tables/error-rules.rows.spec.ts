import { bodyOf } from '../testing/body-draft';
import { notInsuredBefore, otherAddress, otherOwner, plannedPurchase } from '../testing/changes';
import { MARTIN, OTHER_ADDRESS } from '../testing/people';
import { row, type RowTable, testRows } from '../testing/row-cases';

const home = bodyOf('Home');
const car = bodyOf('Car');
const motorcycle = bodyOf('Motorcycle');
const lines = [home, car, motorcycle];
const motor = [car, motorcycle];

const everythingWrong = home
  .without('holder.phone', 'risk.alarm', 'risk.address.road_name')
  .withAll({ effective_date: '2026-11-20', 'holder.email': 'a@b', 'risk.rooms': 0, 'risk.pool': true });

const ROWS: RowTable = {
  '[General rules / only snake_case names]': row('holder.documentId', ...lines).refuses('no_documentado', '12345678Z'),
  '[General rules / closed objects] [Errors / Rule 3]': [
    row('holderr', ...lines).refuses('no_documentado', {}, null, 'x', 7),
    row('insuranceLine', ...lines).refuses('no_documentado', 'Car'),
    row('holder.documentType', ...lines).refuses('no_documentado', 'Dni'),
    row('holder.toString', ...lines).refuses('no_documentado', 'x'),
    row('risk.area', home).refuses('no_documentado', 90),
    row('risk.address.city', home).refuses('no_documentado', 'Madrid'),
    row('holder.address.country', ...motor, home.changed(otherAddress)).refuses('no_documentado', 'ESP'),
    row('vehicle.plate', ...motor).refuses('no_documentado', '1234BCD'),
    row('driver.licence', ...motor).refuses('no_documentado', 'B'),
    row('owner.phone', ...motor.map((base) => base.changed(otherOwner))).refuses('no_documentado', '600000000'),
    // Each vehicle has its own names.
    row('vehicle.code', car).refuses('no_documentado', 'V1'),
    row('vehicle.version_id', motorcycle).refuses('no_documentado', 'V1'),
    row('vehicle.annual_km', motorcycle).refuses('no_documentado', 'UpTo5000km'),
  ],
  '[General rules / nothing filled by default] [What the service does / 7] [Errors / Rule 2]': [
    row('effective_date', ...lines).required(),
    row('holder.phone', ...lines).required(),
    row('risk.alarm', home).required(),
    row('vehicle.parking_type', car).required(),
    row('driver.points_lost', car).required(),
    row('vehicle.circulation_postal_code', motorcycle).required(),
    row('owner_same_as_holder', ...motor).required(),
  ],
  '[General rules / forbidden is a contradiction] [Errors / Rule 4]': [
    row('owner', ...motor).refuses('contradiccion', MARTIN),
    row('holder.address', home).refuses('contradiccion', OTHER_ADDRESS),
    row('vehicle.purchase_date', car.changed(plannedPurchase)).refuses('contradiccion', '2021-06-10'),
    row('driver.name', ...motor).refuses('contradiccion', 'Martín'),
    row('driver.document_id', ...motor).refuses('contradiccion', '00000000T'),
    row('driver.previous_plate', ...motor.map((base) => base.changed(notInsuredBefore))).refuses(
      'contradiccion',
      '1234BCD',
    ),
    row('holder.nationality', ...lines).refuses('contradiccion', 'FRA'),
  ],
  '[Errors / Rule 1]': [
    row('holder.name', everythingWrong).judged(
      'Ana 3',
      'effective_date fecha_pasada',
      'holder.name formato',
      'holder.phone falta',
      'holder.email formato',
      'risk.rooms rango',
      'risk.alarm falta',
      'risk.address.road_name falta',
      'risk.pool no_documentado',
    ),
  ],
};

testRows(ROWS);
