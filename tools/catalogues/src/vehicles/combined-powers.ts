import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { IncompleteRecord } from './gap-filler';
import { handKeptTable } from './hand-kept-table';
import { horsepowerOf } from './vehicle-record';

const COLUMNS = ['brand', 'models', 'name', 'listed_fuel', 'engine_kw', 'fuel', 'kw', 'cc'] as const;

/** Kilowatts by which lists round the power of one engine differently. */
const NEAR_KW = 1;

/**
 * Gives hybrids their combined power: lists state that of the engine alone, and some list a plug-in hybrid as an electric car
 * with the power of its motor.
 */
export function withCombinedPower(records: readonly IncompleteRecord[], report: ImportReport): IncompleteRecord[] {
  const rows = handKeptTable('combined-powers.csv', COLUMNS).map((row) => ({
    ...row,
    models: row.models.split('|'),
    name: new RegExp(row.name, 'i'),
  }));
  return records.map((record) => {
    const row = rows.find(
      ({ brand, models, name, listed_fuel, engine_kw }) =>
        brand === record.brand &&
        models.includes(record.model) &&
        listed_fuel === record.fuel &&
        Math.abs(Number(engine_kw) - (record.powerKw ?? 0)) <= NEAR_KW &&
        name.test(record.version),
    );
    if (row === undefined || record.powerKw === null) return record;
    report.note('powers of hybrids: the combined one in the place of that of the engine');
    const powerKw = Number(row.kw);
    return {
      ...record,
      version: record.version
        .replace(/^Eléctrico\b/, 'Híbrido enchufable')
        .replace(`${horsepowerOf(record.powerKw)} CV`, `${horsepowerOf(powerKw)} CV`),
      fuel: row.fuel as Fuel,
      powerKw,
      displacementCc: row.cc === '' ? record.displacementCc : Number(row.cc),
    };
  });
}
