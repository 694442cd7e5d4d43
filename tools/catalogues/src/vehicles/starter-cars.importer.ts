import { motorEnumerations } from '@cotiza/contract';
import { fromEuros } from '@cotiza/kernel';
import type { Fuel } from '@cotiza/quoting';
import type { ImportReport } from '../import.report';
import type { SourceFolder } from '../sources/source-folder';
import { brandName } from './brand-names';
import { calmed } from './calm-name';
import { modelCorrections } from './car-models.table';
import { carVersionRules } from './car-version.rules';
import { fuelByEvidence } from './fuel-evidence';
import { fuelOfCode } from './fuel-codes';
import type { IncompleteRecord } from './gap-filler';
import { leftoverRules } from './leftover.rules';
import { identityOf } from './stable-id';
import { applyRules, tidied, withoutOpening } from './text-rules';
import { horsepowerOf, STATED, versionIdentity } from './vehicle-record';
import { starterSource } from './vehicle-sources';

const COLUMNS = [
  ...(['brand', 'model', 'generation', 'version', 'fuel', 'cc', 'kw'] as const),
  ...(['year_from', 'year_to', 'on_sale_year', 'price_eur', 'source'] as const),
] as const;

type CarRow = Record<(typeof COLUMNS)[number], string>;

/** Brands shorter than this are initials that people say with the model: `DS 3`. */
const SHORTEST_SPOKEN_APART = 3;

/** Badges that contradict the figures: found by comparing badge, displacement and power. */
const wrongBadges: readonly { brand: string; displacementCc: number; pattern: RegExp; replacement: string }[] = [
  { brand: 'SEAT', displacementCc: 1498, pattern: /\bTDI\b/, replacement: 'TSI' },
];

/** The versions of the lists of 2023 to 2025. */
export function starterCarRecords(
  source: SourceFolder,
  isWanted: (source: string) => boolean,
  report: ImportReport,
): IncompleteRecord[] {
  const rows = source.rows('cars.csv', COLUMNS).filter((row) => isWanted(starterSource(row.source)));
  report.read(rows.length);
  return rows.flatMap((row) => recordOf(row, report) ?? []);
}

function recordOf(row: CarRow, report: ImportReport): IncompleteRecord | undefined {
  const listedFuel = fuelOf(row);
  const powerKw = Math.round(Number(row.kw) * 10) / 10;
  const displacementCc = listedFuel === 'Electric' ? 0 : Math.round(Number(row.cc));
  if (listedFuel === undefined) report.note('rows left out: the interface has no value for the fuel');
  else if (!(powerKw > 0) || !(displacementCc > 0 || listedFuel === 'Electric'))
    report.note('rows left out: no power or displacement');
  else {
    const names = namesOf(row, listedFuel, powerKw, report);
    const version = shownName(row.brand, names.version, displacementCc, report);
    const fuel = fuelByEvidence(row.brand, version, listedFuel, report);
    return {
      ...STATED,
      ...names,
      version,
      fuel,
      displacementCc: displacementCc === 0 && fuel !== 'Electric' ? null : displacementCc,
      powerKw,
      ...yearsAndPriceOf(row),
      identity: versionIdentity(names, listedFuel, displacementCc, powerKw),
    };
  }
  return undefined;
}

/** The name that is shown: what an id is made from, without the foreign words that are left in it. */
function shownName(brand: string, version: string, displacementCc: number, report: ImportReport): string {
  const wrong = wrongBadges.find((each) => each.brand === brand && each.displacementCc === displacementCc);
  const right = wrong ? version.replace(wrong.pattern, wrong.replacement) : version;
  if (right !== version) report.note('names corrected: the badge is not of an engine of that displacement');
  return withOneGearbox(applyRules(right, leftoverRules, report));
}

/** The fuel as ids are made from it: some editions count a hybrid as what its engine burns, and its name says otherwise. */
function fuelOf({ fuel: code, version, generation }: CarRow): Fuel | undefined {
  const fuel = fuelOfCode(code);
  if (fuel !== 'Gasoline' && fuel !== 'Diesel') return fuel;
  const name = `${generation} ${version}`;
  if (!/\b(?:m?hev|hybride?|i-?mmd|phev)\b/i.test(name)) return fuel;
  return /plug-?in|phev|rechargeable/i.test(name) ? 'PlugInHybrid' : 'Hybrid';
}

/** The year of a list bounds both ends where no year of sale is stated. */
function yearsAndPriceOf({ year_from, year_to, on_sale_year, price_eur }: CarRow) {
  const isPriced = price_eur !== '';
  return {
    fromYear: Number(year_from || on_sale_year) || null,
    toYear: Number(year_to || on_sale_year) || null,
    yearsOfSource: { from: true, to: true },
    newPriceCents: isPriced ? fromEuros(Number(price_eur)) : null,
    priceBasis: isPriced ? ('lista_francesa_2023' as const) : null,
  };
}

function namesOf(row: CarRow, fuel: Fuel, powerKw: number, report: ImportReport) {
  const generation = applyRules(row.generation, carVersionRules, report);
  const correction = modelCorrections.find(
    ({ brand, model, generation: wanted }) => brand === row.brand && model === row.model && wanted.test(row.generation),
  );
  if (correction) report.note('models corrected');
  const brand = brandName(correction?.to_brand || row.brand);
  const named = correction?.to_model === '*' ? generation : (correction?.to_model ?? row.model);
  const model = modelName(brand, named);
  const cleaned = applyRules(row.version, carVersionRules, report);
  const version = versionName(brand, model, calmed(generationOf(row.model, model, generation)), cleaned);
  return { brand, model, version: `${version || motorEnumerations.fuel.labels[fuel]} ${horsepowerOf(powerKw)} CV` };
}

/** The generation under the model's right name, where the source's is wrong. */
function generationOf(wrong: string, model: string, generation: string): string {
  const opens = `${generation} `.toLowerCase().startsWith(`${wrong} `.toLowerCase());
  return opens ? model + generation.slice(wrong.length) : generation;
}

/** A model without its brand before it, unless the brand is initials that people say with it (`DS 3`). */
export function modelName(brand: string, named: string): string {
  const bare = brand.length >= SHORTEST_SPOKEN_APART ? withoutOpening(tidied(named), [brand]) : tidied(named);
  return calmed(bare || brand);
}

/** Joins the generation's addition to the model (`Sportswagon`) and the version without the words of the model. */
function versionName(brand: string, model: string, generation: string, version: string): string {
  const said = [`${brand} ${model}`, brand, `Clase ${model}`, model];
  const body = withoutOpening(generation, [...said, 'Serie X']);
  const rest = withoutOpening(version, [generation, ...said, body]).replace(/^Base(?: |$)/, '');
  const repeats = `${identityOf(rest)} ${identityOf(model)}`.includes(identityOf(body));
  return withOneGearbox(tidied(repeats ? rest : `${body} ${rest}`));
}

const MENTION = /(?:aut\.|\bmanual)(?: \d+ vel\.)?|\b\d+ vel\./g;

/** A version's name with its gearbox said once, at the end: the sources say it in words and again in a code. */
export function withOneGearbox(name: string): string {
  const mentions = name.match(MENTION) ?? [];
  if (mentions.length < 2) return name;
  const fullest = mentions.reduce((a, b) => (b.length > a.length ? b : a));
  return `${name.replace(MENTION, ' ').replace(/\s+/g, ' ').trim()} ${fullest}`;
}
