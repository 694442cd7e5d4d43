import {
  estimateTables,
  exampleEstimate,
  INSURANCE_LINES,
  judge,
  judgeBody,
  judgeEstimateBody,
  tables,
  walk,
  type Field,
  type InsuranceLine,
} from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY, TEST_DAY, validBody, type BodyDraft, type JsonValue } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import type { EstimateAnswer, EstimateResult, PlateRegistry, QuoteResult } from '@cotiza/quoting';
import fc from 'fast-check';
import { embeddedQuoting } from './embedded-quoting';

/** Returns the first car version that a search finds. */
function versionCalled(texto: string): string {
  const answer = embeddedQuoting().catalogueAnswers.answer({ tipo: 'vehicle-versions', ramo: 'coche', texto });
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.valores[0]!.valor as string;
}

/** The plates of two cars and two motorcycles. */
const PLATES: Readonly<Record<string, string>> = {
  '1111BBB': 'CVJG25SQP021',
  '2222BBB': versionCalled('golf 1.6 tdi 2015'),
  '3333BBB': 'MVGW5TPGDCJT',
  '4444BBB': 'MV7PRGR5K649',
};
const plateRegistry: PlateRegistry = {
  find: (_line, plate) => (plate in PLATES ? [{ versionId: PLATES[plate]!, registrationDate: '2022-05-03' }] : []),
};
const service = embeddedQuoting({ clock: manualClock(`${TEST_DAY}T09:00:00Z`), plateRegistry });

/** Values to try where a field's own list has none: from lists of the catalogue, or values that insurers distinguish. */
const TRIED: Readonly<Record<string, readonly JsonValue[]>> = {
  effective_date: [EFFECTIVE_DAY, '2027-06-01', '2028-01-01'],
  'holder.birth_date': ['1985-04-12', '1999-02-03', '1950-01-20', '1968-11-30'],
  'driver.birth_date': ['1990-04-12', '2003-02-03', '1950-01-20', '1968-11-30'],
  'driver.driving_license_date': ['2004-07-20', '2010-09-15', '2024-05-05', '2018-03-03'],
  'holder.address.postal_code': ['28013', '08001', '15001', '50001', '41001', '07001'],
  'risk.address.postal_code': ['28013', '08001', '15001', '50001', '41001', '07001'],
  'vehicle.circulation_postal_code': ['28013', '08001', '15001', '50001', '41001', '07001'],
  'vehicle.version_id': [PLATES['1111BBB']!, PLATES['2222BBB']!],
  'vehicle.code': [PLATES['3333BBB']!, PLATES['4444BBB']!],
  'vehicle.registration_date': ['2022-05-03', '2010-01-15', '2025-06-30'],
  'vehicle.retail_price': [9_000, 19_375, 38_000],
  'vehicle.kilometers_per_year': [1_000, 5_000, 12_000, 25_000],
  'driver.total_years_insured': [12, 3, 20, 7],
  'driver.years_without_accidents': [10, 3, 12, 6],
  'driver.last_five_years_accidents': [0, 1, 2],
  'risk.area_m2': [60, 90, 140, 220],
  'risk.year_built': [1962, 1995, 2012],
  'risk.last_reform_year': [null, 2015, 2023],
  'risk.rooms': [2, 4, 6],
  'risk.buildings_limit': [60_000, 100_000, 180_000],
  'risk.contents_limit': [10_000, 25_000, 45_000],
};

/** Postal codes with two towns, on which the price depends. */
const SEVERAL_TOWNS: Readonly<
  Record<string, { readonly code: string; readonly path: string; readonly towns: [number, number] }>
> = {
  'holder.address.town_id': { code: '01191', path: 'holder.address.postal_code', towns: [1059, 1901] },
  'risk.address.town_id': { code: '01191', path: 'risk.address.postal_code', towns: [1059, 1901] },
  'vehicle.circulation_town_id': { code: '01118', path: 'vehicle.circulation_postal_code', towns: [1016, 9109] },
};

/** Returns another answer; a postal code needs its town. */
const lastOf = (at: FieldAt): JsonValue | undefined =>
  at.path.endsWith('postal_code') ? undefined : valuesOf(at).at(-1);

interface FieldAt {
  readonly path: string;
  readonly field: Field;
}

function fieldsOf(table: (typeof estimateTables)[InsuranceLine]): readonly FieldAt[] {
  const found: FieldAt[] = [];
  walk(table, (node, path) => {
    if (node.node === 'field') found.push({ path, field: node });
  });
  return found;
}

function valuesOf({ path, field }: FieldAt): readonly JsonValue[] {
  if (path in TRIED) return TRIED[path]!;
  if (field.kind.type === 'choice') return field.kind.enumeration.values;
  return field.kind.type === 'boolean' ? [true, false] : [];
}

/** Returns the example of a line with its exact version, independent of its plate. */
function example(line: InsuranceLine): BodyDraft {
  const draft = bodyOf(line).without('vehicle.registration_plate', 'vehicle.brand_id', 'vehicle.model_id');
  if (line === 'Home') return draft;
  const { vehicle } = exampleEstimate(line, EFFECTIVE_DAY);
  return draft
    .with(line === 'Car' ? 'vehicle.version_id' : 'vehicle.code', Object.values(vehicle)[0] as string)
    .withAll({
      'vehicle.registration_date': vehicle.registration_date!,
      'vehicle.purchase_date': '2025-06-30',
    });
}

const somebodyElse: Readonly<Record<string, JsonValue>> = {
  'driver.document_type': 'Dni',
  'driver.document_id': '00000000T',
  'driver.name': 'Otra',
  'driver.surname': 'Persona',
  'driver.surname2': 'Inventada',
  'driver.gender': 'Male',
  'driver.marital_status': 'Single',
};

/** Returns a body with another answer and all its consequences; undefined where no body without faults is left. */
function answering(draft: BodyDraft, path: string, value: JsonValue, others: BodyDraft): BodyDraft | undefined {
  let changed = draft.with(path, value);
  for (let turn = 0; turn < 4; turn++) {
    const { faults } = judge(changed.build(), TEST_DAY);
    if (faults.length === 0) return changed;
    for (const { campo, codigo } of faults) {
      if (codigo === 'contradiccion') changed = changed.without(campo);
      else if (codigo === 'falta')
        changed = changed.with(campo, (others.at(campo) ?? somebodyElse[campo] ?? false) as JsonValue);
      else return undefined;
    }
  }
  return undefined;
}

/** Generates bodies of a line that vary in every field that moves a price. */
function movedBody(line: InsuranceLine): fc.Arbitrary<BodyDraft> {
  const tried = fieldsOf(estimateTables[line]).map((at) => ({ at, values: valuesOf(at) }));
  const answers = tried
    .filter(({ values }) => values.length > 1)
    .map(({ at, values }) =>
      fc.option(fc.constantFrom(...values), { freq: 2 }).map((value) => [at.path, value] as const),
    );
  const other = example(line).withAll({ 'driver.birth_date': '1990-04-12', 'driver.parking_fine_only': true });
  return fc
    .tuple(...answers)
    .map((given) =>
      given.reduce(
        (draft, [path, value]) =>
          value === null && path !== 'risk.last_reform_year' ? draft : (answering(draft, path, value, other) ?? draft),
        example(line),
      ),
    );
}

/** Returns undefined for a case that is not quoted, such as a licence that does not allow the motorcycle. */
async function quoted(draft: BodyDraft): Promise<QuoteResult | undefined> {
  const answer = await service.requestQuote(judgeBody(draft.build(), TEST_DAY), { requestId: 'r' });
  return 'refusal' in answer ? unsupported(answer.refusal) : answer.result;
}

function unsupported({ problem, faults }: Extract<EstimateAnswer, { refusal: object }>['refusal']): undefined {
  if (problem !== 'no_cotizable') throw new Error(JSON.stringify(faults));
  return undefined;
}

/** Returns the part of a body that an estimate accepts. */
function anonymous(line: InsuranceLine, draft: BodyDraft): object {
  const asked = fieldsOf(estimateTables[line]).flatMap(({ path }) => {
    const value = draft.at(path) as JsonValue | undefined;
    return value === undefined ? [] : [[path, value] as const];
  });
  const root: Record<string, unknown> = {};
  for (const [path, value] of asked) {
    const names = path.split('.');
    const last = names.pop()!;
    names.reduce((object, name) => (object[name] ??= {}) as Record<string, unknown>, root)[last] = value;
  }
  return root;
}

async function estimated(body: object): Promise<EstimateResult | undefined> {
  const answer = await service.requestEstimate(judgeEstimateBody(body, TEST_DAY), { requestId: 'r' });
  return 'refusal' in answer ? unsupported(answer.refusal) : answer.result;
}

/** Returns the prices of a quotation in the form of an estimate. */
function levelsOf(quote: QuoteResult | undefined): Readonly<Record<string, readonly [number, number]>> {
  const ranges: Record<string, [number, number]> = {};
  for (const { nivel, aseguradora, precio_anual_total: total } of quote?.ofertas ?? []) {
    const range = (ranges[`${nivel} ${aseguradora}`] ??= [total!, total!]);
    range[0] = Math.min(range[0], total!);
    range[1] = Math.max(range[1], total!);
  }
  return ranges;
}

const rangesOf = (estimate: EstimateResult | undefined) =>
  Object.fromEntries(
    (estimate?.niveles ?? []).flatMap(({ nivel, aseguradoras }) =>
      aseguradoras.map(({ aseguradora, desde, hasta }) => [`${nivel} ${aseguradora}`, [desde, hasta]] as const),
    ),
  );

/** Reasons that depend on a field which moves no price and is not part of an estimate: the country of a licence. */
const ONLY_QUOTED = new Set(['licence-under-legal-age']);

describe.each(INSURANCE_LINES)('an estimate of %s', (line) => {
  it('has the price of the quotation for the same facts, of every insurer and level', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(movedBody(line), async (draft) => {
        const quote = await quoted(draft);
        const estimate = await estimated(anonymous(line, draft));
        if (quote?.rechazos.some(({ motivos }) => motivos.some(({ codigo }) => ONLY_QUOTED.has(codigo)))) return;
        expect(rangesOf(estimate)).toEqual(levelsOf(quote));
        expect(estimate?.rechazos).toEqual(quote?.rechazos);
        compared += quote?.ofertas.length ?? 0;
      }),
      { numRuns: 150, seed: 16 },
    );
    expect(compared).toBeGreaterThan(150);
  });

  it('is the same for every customer: nothing else of a quotation moves a price', async () => {
    await fc.assert(
      fc.asyncProperty(validBody(line), async (other) => {
        const answers = fieldsOf(tables[line])
          .filter(({ field }) => !field.use.purposes.includes('precio'))
          .map((at) => [at.path, lastOf(at) ?? (other.at(at.path) as JsonValue | undefined)] as const);
        const mixed = answers.reduce(
          (draft, [path, value]) => (value === undefined ? draft : (answering(draft, path, value, other) ?? draft)),
          example(line),
        );
        expect(levelsOf(await quoted(mixed))).toEqual(levelsOf(await quoted(example(line))));
      }),
      { numRuns: 60, seed: 16 },
    );
  });
});

/** Fields that move a price. The line is left out: it selects the tariff. */
const movers = INSURANCE_LINES.flatMap((line) =>
  fieldsOf(tables[line])
    .filter(({ path, field }) => path !== 'insurance_line' && field.use.purposes.includes('precio'))
    .map((at) => ({ line, ...at, name: `${line} ${at.path}` })),
);

/** Returns true when the same offer has two prices. */
async function differs(one: BodyDraft, other: BodyDraft): Promise<boolean> {
  const [left, right] = [levelsOf(await quoted(one)), levelsOf(await quoted(other))];
  return Object.entries(left).some(([key, [from]]) => right[key] !== undefined && right[key][0] !== from);
}

it.each(movers)('a field that is said to move a price moves one $name', async ({ line, path, field }) => {
  const several = SEVERAL_TOWNS[path];
  if (several) {
    const at = (town: number) => example(line).with(several.path, several.code).with(path, town);
    return expect(await differs(at(several.towns[0]), at(several.towns[1]))).toBe(true);
  }
  if (path === 'vehicle.registration_plate') {
    const [one, other] = Object.keys(PLATES).slice(line === 'Car' ? 0 : 2);
    const plated = (plate: string) =>
      example(line).without('vehicle.version_id', 'vehicle.code', 'vehicle.registration_date').with(path, plate);
    return expect(await differs(plated(one!), plated(other!))).toBe(true);
  }
  const others = example(line).withAll({ 'driver.birth_date': '2003-02-03', 'driver.parking_fine_only': true });
  for (const base of fc.sample(movedBody(line), { numRuns: 40, seed: 16 })) {
    for (const value of valuesOf({ path, field })) {
      const changed = answering(base, path, value, others);
      if (changed && (await differs(base, changed))) return undefined;
    }
  }
  throw new Error(`no insurer was seen to ask another price for another ${path}`);
});
