import { INSURANCE_LINES, judgeEstimateBody, REBUILD_EUROS_PER_M2, valueAt, withValue } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { manualClock, wholeYearsBetween } from '@cotiza/kernel';
import type { EstimateResult } from '@cotiza/quoting';
import { resultOf } from '@cotiza/quoting/testing';
import { embeddedQuoting } from './embedded-quoting';

type Body = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null;

const service = embeddedQuoting({ clock: manualClock(`${TEST_DAY}T09:00:00Z`) });

const estimated = async (body: Body) =>
  resultOf(await service.requestEstimate(judgeEstimateBody(body, TEST_DAY), { requestId: 'r' }));

const car = {
  insurance_line: 'Car',
  holder: { address: { postal_code: '28013' } },
  vehicle: { version_id: 'CVJG25SQP021', registration_date: '2022-05-03' },
};
const motorcycle = {
  insurance_line: 'Motorcycle',
  vehicle: { code: 'MVGW5TPGDCJT', registration_date: '2022-05-03', circulation_postal_code: '08001' },
};
const home = { insurance_line: 'Home', risk: { area_m2: 90, address: { postal_code: '41001' } } };

const LEAST = { Car: car, Motorcycle: motorcycle, Home: home };
const BODIES: readonly (readonly [name: string, body: Body])[] = [
  ['a car', car],
  ['a car of a young driver', withValue(car, 'holder.birth_date', '2006-03-01')],
  ['a car never insured before', withValue(car, 'driver.previously_insured', false)],
  ['a car that somebody else drives', withValue(car, 'driver.same_as_holder', false)],
  ['a motorcycle', motorcycle],
  ['a motorcycle that begins later', { ...motorcycle, effective_date: '2027-01-15' }],
  ['a home', home],
  ['a home of a tenant', withValue(home, 'risk.use', 'Tenant')],
  ['a home of luxury', withValue(home, 'risk.build_quality', 'Luxury')],
];

const SUM = 'risk.buildings_limit';

/** Completes a body by hand with what the answer says to have taken, and what follows from one other value. */
function completed(sent: Body, { afinar = [] }: EstimateResult, campo?: string, valor?: Value): Body {
  const isOpen = (path: string) => path !== campo && valueAt(sent, path) === undefined;
  let body = afinar.reduce((filled, fact) => withValue(filled, fact.campo, fact.supuesto), sent);
  if (campo === undefined) return body;
  body = withValue(body, campo, valor);
  const take = (path: string, value: unknown) => {
    if (isOpen(path)) body = withValue(body, path, value);
  };
  if (campo === 'driver.points_lost') take('driver.penalties', valor === true ? '1' : '0');
  if (valueAt(body, 'driver.penalties') === '1') take('driver.parking_fine_only', false);
  if (body.insurance_line !== 'Home') takeHistory(() => body, take, campo);
  if (campo === SUM) take('risk.use', valor === 0 ? 'Tenant' : 'Owner');
  if (campo === 'risk.use' || campo === 'risk.build_quality') {
    const quality = valueAt(body, 'risk.build_quality') as keyof typeof REBUILD_EUROS_PER_M2;
    const isTenant = valueAt(body, 'risk.use') === 'Tenant';
    take(SUM, isTenant ? 0 : 90 * REBUILD_EUROS_PER_M2[quality]);
  }
  return body;
}

/** Takes what follows from the age: the licence, and from it the years of insurance and the accidents in them. */
function takeHistory(bodyOf: () => Body, take: (path: string, value: unknown) => void, campo: string): void {
  const at = (path: string) => valueAt(bodyOf(), path);
  if (campo.endsWith('.birth_date')) {
    const born = (at('driver.birth_date') ?? at('holder.birth_date')) as string;
    const at21 = `${Number(born.slice(0, 4)) + 21}${born.slice(4)}`;
    take('driver.driving_license_date', at21 < TEST_DAY ? at21 : TEST_DAY);
  }
  const years = wholeYearsBetween(at('driver.driving_license_date') as string, TEST_DAY);
  const isOfHistory = campo === 'driver.years_without_accidents' || campo === 'driver.last_five_years_accidents';
  take('driver.previously_insured', years > 0 || isOfHistory);
  const isInsured = at('driver.previously_insured') === true;
  const clean = campo === 'driver.last_five_years_accidents' && at(campo) !== 0 ? 2 : 5;
  take('driver.years_without_accidents', isInsured ? Math.min(years, clean) : undefined);
  const isClean = Number(at('driver.years_without_accidents')) >= Math.min(years, 5);
  take('driver.last_five_years_accidents', isInsured ? Number(!isClean) : undefined);
}

const cents = (euros: number) => Math.round(euros * 100);
const cheapest = ({ niveles }: EstimateResult) => Math.min(...niveles.map(({ desde }) => desde));

describe('an estimate with few facts', () => {
  it.each(BODIES)('of %s has the prices of every case that is estimated by itself, to the cent', async (_of, sent) => {
    const few = await estimated(sent);
    const middle = await estimated(completed(sent, few));
    expect(middle.afinar).toBeUndefined();
    const cases: EstimateResult[] = [middle];
    const ranking: [string, number][] = [];
    for (const { campo, valores } of few.afinar!) {
      let moved = 0;
      for (const { valor, desde } of valores) {
        const alone = await estimated(completed(sent, few, campo, valor));
        cases.push(alone);
        expect([campo, valor, desde]).toEqual([campo, valor, alone.niveles.length === 0 ? null : cheapest(alone)]);
        if (desde !== null) moved = Math.max(moved, Math.abs(cents(desde) - cents(cheapest(middle))));
      }
      ranking.push([campo, moved / 100]);
    }
    expect(few.afinar!.map(({ campo, mueve }) => [campo, mueve])).toEqual(ranking.sort((a, b) => b[1] - a[1]));
    expect(ranking[0]![1]).toBeGreaterThan(0);
    for (const { nivel, desde, hasta, caso_medio } of few.niveles) {
      const prices = cases.flatMap(({ niveles }) => niveles.filter((level) => level.nivel === nivel));
      expect([desde, hasta]).toEqual([
        Math.min(...prices.map((price) => price.desde)),
        Math.max(...prices.map((price) => price.hasta)),
      ]);
      expect(caso_medio).toBe(middle.niveles.find((level) => level.nivel === nivel)?.desde ?? null);
    }
  });

  it.each(INSURANCE_LINES)('of %s asks for what has no middle value, and for nothing else', async (line) => {
    const body = judgeEstimateBody({ insurance_line: line }, TEST_DAY);
    const answer = await service.requestEstimate(body, { requestId: 'r' });
    const faults = 'refusal' in answer ? answer.refusal.faults.map(({ campo, codigo }) => `${campo} ${codigo}`) : [];
    const needed = {
      Car: ['holder.address.postal_code', 'vehicle.version_id', 'vehicle.registration_date'],
      Motorcycle: ['vehicle.code', 'vehicle.registration_date', 'vehicle.circulation_postal_code'],
      Home: ['risk.area_m2', 'risk.address.postal_code'],
    }[line];
    expect(faults).toEqual(needed.map((path) => `${path} falta`));
    expect((await estimated(LEAST[line])).estado).toBe('estimado');
  });

  it('says that it is a range of cases, and gives the cheapest price with each excess', async () => {
    const { aviso, siguiente_paso, niveles } = await estimated(car);
    expect(aviso).toMatch(/es un abanico de \d+ casos y no una oferta/);
    expect(siguiente_paso).toContain('Solo vale lo verdadero');
    const ladder = niveles.find(({ nivel }) => nivel === 'todo_riesgo_con_franquicia')!;
    expect(ladder.franquicias!.length).toBeGreaterThan(1);
    expect(Math.min(...ladder.franquicias!.map(({ desde }) => desde))).toBe(ladder.caso_medio);
  });
});
