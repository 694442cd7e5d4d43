import { editionOf, type ExplanationStep, type Risk, type Tariffs } from '@cotiza/insurers-tariff';
import { defined } from '@cotiza/kernel';

/** The effect of a changed factor on the premium of an insurer, over the risks that it takes before and after. */
export interface FactorChange {
  readonly insurerId: string;
  /** Its name; `base` for the base of the guarantees, `all together` for everything that has changed. */
  readonly factor: string;
  /**
   * Its mean before and after: every guarantee of a risk that it multiplies is an exposure. A factor is 1 where a book lacks it; a base
   * is in euros. Of all together it is the net premium of a risk in euros, before excess and cap.
   */
  readonly before: number;
  readonly after: number;
  /** The change of the premium of the guarantees that it multiplies, if nothing else changed: 0.02 is two per cent more. */
  readonly effect: number;
  /** Off-balance factor: the base of its guarantees times this keeps the level of the premium. */
  readonly offBalance: number;
}

const ALL_TOGETHER = 'all together';

/** Measures each factor that changed in the books of some insurers, on the risks of a line with one first day of cover. */
export function factorChanges(before: Tariffs, after: Tariffs, risks: readonly Risk[]): readonly FactorChange[] {
  const [first] = risks;
  if (!first) return [];
  const { line } = first;
  const both = before.insurers.filter(({ id, lines }) => lines.includes(line) && sells(after, id, line));
  const changed = both.filter(({ id }) => contentOf(before, id, first) !== contentOf(after, id, first));
  return changed.flatMap(({ id }) => changesOf(before, after, id, risks));
}

const sells = ({ insurers }: Tariffs, insurerId: string, line: Risk['line']): boolean =>
  insurers.some(({ id, lines }) => id === insurerId && lines.includes(line));

/** Returns the hash of the book that rates a risk. */
function contentOf(tariffs: Tariffs, id: string, risk: Risk): string | undefined {
  const { version } = tariffs.rate(risk, id);
  return version === null
    ? undefined
    : tariffs.editions.get(editionOf({ insurer: { id, name: '' }, line: risk.line, version }));
}

/** A guarantee of a risk: its factors with its base in euros among them, and their product in cents. */
interface Priced {
  readonly factors: ReadonlyMap<string, number>;
  readonly amountCents: number;
}

/** Sums of one factor over the guarantees of all risks. */
interface Sums {
  exposures: number;
  before: number;
  after: number;
  premium: number;
  changedPremium: number;
}

function changesOf(before: Tariffs, after: Tariffs, insurerId: string, risks: readonly Risk[]): FactorChange[] {
  const sums = new Map<string, Sums>();
  const add = (factor: string, values: Omit<Sums, 'exposures'>) => {
    const sum = sums.get(factor) ?? { exposures: 0, before: 0, after: 0, premium: 0, changedPremium: 0 };
    sums.set(factor, sum);
    sum.exposures++;
    for (const key of ['before', 'after', 'premium', 'changedPremium'] as const) sum[key] += values[key];
  };
  for (const risk of risks) {
    const [old, now] = [pricedBy(before, risk, insurerId), pricedBy(after, risk, insurerId)];
    if (old.size === 0 || now.size === 0) continue;
    const [premium, changedPremium] = [premiumOf(old), premiumOf(now)];
    add(ALL_TOGETHER, { before: premium / 100, after: changedPremium / 100, premium, changedPremium });
    for (const [guarantee, { factors, amountCents }] of old) {
      const others = now.get(guarantee)?.factors;
      if (!others) continue;
      for (const name of new Set([...factors.keys(), ...others.keys()])) {
        const [from, to] = [factors.get(name) ?? 1, others.get(name) ?? 1];
        add(name, {
          before: from,
          after: to,
          premium: amountCents,
          changedPremium: to === from ? amountCents : (amountCents * to) / from,
        });
      }
    }
  }
  const together = sums.get(ALL_TOGETHER);
  sums.delete(ALL_TOGETHER);
  const rows = together ? [...sums, [ALL_TOGETHER, together] as const] : [];
  return rows.filter(([, sum]) => hasChanged(sum)).map(([factor, sum]) => ({ insurerId, factor, ...changeOf(sum) }));
}

const premiumOf = (priced: ReadonlyMap<string, Priced>): number =>
  [...priced.values()].reduce((sum, { amountCents }) => sum + amountCents, 0);

const hasChanged = ({ premium, changedPremium }: Sums): boolean => premium !== changedPremium;

const changeOf = ({ exposures, before, after, premium, changedPremium }: Sums) => ({
  before: before / exposures,
  after: after / exposures,
  effect: changedPremium / premium - 1,
  offBalance: premium / changedPremium,
});

const MULTIPLIES: ReadonlySet<ExplanationStep['kind']> = new Set(['base', 'factor']);

/** Returns the guarantees of the fullest cover that is offered for a risk, by their ids; none where it is declined. */
function pricedBy(tariffs: Tariffs, risk: Risk, insurerId: string): ReadonlyMap<string, Priced> {
  const rating = tariffs.rate(risk, insurerId);
  const fullest = rating.kind === 'rated' ? rating.offers.at(-1) : undefined;
  const explained = fullest && tariffs.explain(risk, insurerId, fullest.modalityId);
  const steps = explained?.kind === 'explained' ? explained.steps.filter(({ kind }) => MULTIPLIES.has(kind)) : [];
  const priced = new Map<string, { factors: Map<string, number>; amountCents: number }>();
  for (const { guarantee, name, factor, amountCents } of steps) {
    const id = defined(guarantee, 'guarantee of a factor');
    const { factors } = priced.get(id) ?? { factors: new Map<string, number>() };
    priced.set(id, { factors: factors.set(name, factor ?? amountCents / 100), amountCents });
  }
  return priced;
}
