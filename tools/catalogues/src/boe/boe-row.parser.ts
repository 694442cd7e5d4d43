import { fromEuros } from '@cotiza/kernel';
import { brandName } from '../vehicles/brand-names';
import { calmed } from '../vehicles/calm-name';
import { fuelOfCode } from '../vehicles/fuel-codes';
import { tidied } from '../vehicles/text-rules';
import { STATED, type VehicleRecord, versionIdentity } from '../vehicles/vehicle-record';
import type { BoeColumn, BoeColumns } from './boe-columns';
import { spanishNumber } from './spanish-number';

/** Models whose name is two words. */
const TWO_WORDS = new RegExp(
  `^(?:${[
    '(?:serie|clase|grand|gran|santa|range|land|model|id\\.?|eclipse|space|urban|monte|ds|rav|nuevo|nueva) \\S+',
    'c[345] (?:aircross|picasso|cactus|spacetourer|x)',
    'discovery sport|(?:yaris|corolla) cross|proace (?:city|verso)|(?:transit|tourneo) (?:connect|courier|custom)',
    'mustang mach-e|ioniq \\d|(?:grand|cross)land x|zafira life|golf plus',
  ].join('|')})(?= |$)`,
  'i',
);

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Returns the version of a row, or the reason to skip the row. */
export function parseBoeRow(brand: string, cells: readonly string[], columns: BoeColumns): VehicleRecord | string {
  const cell = (column: BoeColumn) => cells[columns[column]] ?? '';
  const name = tidied(cell('name'));
  const fuel = fuelOfCode(cell('fuel'));
  const powerKw = spanishNumber(cell('powerKw'));
  const displacement = fuel === 'Electric' ? 0 : spanishNumber(cell('displacement'));
  const euros = spanishNumber(cell('euros'));
  if (name === '') return 'no model';
  if (fuel === undefined) return 'engine code without a fuel of the interface';
  if (powerKw === undefined || powerKw <= 0) return 'power missing or not a number';
  if (displacement === undefined || (fuel !== 'Electric' && displacement <= 0))
    return 'displacement missing or not a number';
  if (euros === undefined || euros <= 0) return 'value missing or not a number';
  const names = { brand: brandName(brand), model: calmed(modelIn(name)), version: name };
  const figures = { displacementCc: Math.round(displacement), powerKw: Math.round(powerKw * 10) / 10 };
  return {
    ...STATED,
    ...names,
    fuel,
    ...figures,
    fromYear: yearOf(cell('from')),
    toYear: yearOf(cell('to')),
    newPriceCents: fromEuros(euros),
    priceBasis: 'oficial',
    identity: versionIdentity(names, fuel, figures.displacementCc, figures.powerKw),
  };
}

/** The year of a period's end: `2019`, or the last number of `06/2019`. */
function yearOf(text: string): number | null {
  const year = Number(/\d{4}$/.exec(text.trim())?.[0]);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** Returns the model within a `Modelo-Tipo`: its first word, or two where known. */
function modelIn(name: string): string {
  const [first = name] = name.split(' ', 1);
  return TWO_WORDS.exec(name)?.[0] ?? first;
}
