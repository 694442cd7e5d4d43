import { INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';
import type { Risk, Tariffs } from '@cotiza/insurers-tariff';
import { offersOf } from '../market/quoted';
import type { MeasureOptions } from '../market/measure-market';
import type { Portfolio } from '../portfolio/portfolio';
import { factorChanges, type FactorChange } from './off-balance';
import { LargestMoves, type PriceMove } from './largest-moves';
import { renamedModalities, type KnownModality } from './renamed-modalities';
import { SEGMENTATIONS, type Segmentation } from './segments.table';
import { Tally, type Change } from './tally';

/** The change of an insurer's prices for one modality. */
export interface ModalityChange extends Change {
  readonly insurerId: string;
  readonly modalityId: string;
  /** Its id in the old books: another one for a renamed modality, which is recognised by its level, product and excess. */
  readonly formerId: string;
  /** Risks that get this offer only now, and risks that no longer get it. */
  readonly gained: number;
  readonly lost: number;
}

/** The change for a group of people, over their offers before and after of the insurers that changed any price. */
export interface SegmentChange extends Change {
  readonly segment: string;
  readonly group: string;
}

/** One line with the old books and with the new ones, on the same risks. */
export interface LineDiff {
  readonly line: InsuranceLine;
  readonly risks: number;
  readonly modalities: readonly ModalityChange[];
  /** The cheapest offer of each request, as for a customer who only compares prices. */
  readonly cheapest: Change;
  /** Share of the requests that each insurer is cheapest for. */
  readonly wins: readonly { readonly insurerId: string; readonly before: number; readonly after: number }[];
  /** Every group, with the largest changes first. */
  readonly segments: readonly SegmentChange[];
  /** The largest rises and falls relative to the old price, one for each risk and insurer. */
  readonly rises: readonly PriceMove[];
  readonly falls: readonly PriceMove[];
  /** The effect of each changed factor on the premium of its insurer, then that of all together. */
  readonly factors: readonly FactorChange[];
}

/** Compares the prices of two sets of books by group of people and by modality. Lines without risks are left out. */
export function compareBooks(
  before: Tariffs,
  after: Tariffs,
  portfolio: Portfolio,
  { onProgress = () => undefined }: MeasureOptions = {},
): readonly LineDiff[] {
  let rated = 0;
  const countRated = () => onProgress(++rated);
  return INSURANCE_LINES.filter((line) => portfolio[line].length > 0).map((line) => {
    const [old, now] = [new PricedBooks(before), new PricedBooks(after)];
    const rated = portfolio[line].map((risk: Risk) => {
      const prices = { risk, before: old.pricesOf(risk), after: now.pricesOf(risk) };
      countRated();
      return prices;
    });
    const renamed = renamedModalities(old.modalities, now.modalities);
    const names = new Map([...renamed].map(([key, former]) => [former, key]));
    const comparison = new LineComparison(line, renamed);
    for (const each of rated) comparison.add(each.risk, underNewNames(each.before, names), each.after);
    return { ...comparison.result(), factors: factorChanges(before, after, portfolio[line]) };
  });
}

/** Cents by insurer and modality. */
type Prices = ReadonlyMap<string, number>;

const underNewNames = (prices: Prices, names: ReadonlyMap<string, string>): Prices =>
  names.size === 0 ? prices : new Map([...prices].map(([key, cents]) => [names.get(key) ?? key, cents]));

/** Rates with some books, and collects the modalities. */
class PricedBooks {
  readonly modalities = new Map<string, KnownModality>();

  constructor(private readonly tariffs: Tariffs) {}

  pricesOf(risk: Risk): Prices {
    const prices = new Map<string, number>();
    for (const { insurerId, offer } of offersOf({ answers: this.tariffs.rateAll(risk) })) {
      const { modalityId, level, product, excessCents, totalCents } = offer;
      const key = keyOf(insurerId, modalityId);
      prices.set(key, totalCents);
      if (!this.modalities.has(key)) this.modalities.set(key, { insurerId, modalityId, level, product, excessCents });
    }
    return prices;
  }
}

const keyOf = (insurerId: string, modalityId: string) => `${insurerId} ${modalityId}`;
const namesOf = (key: string): readonly [insurerId: string, modalityId: string] => key.split(' ') as [string, string];

interface SegmentTallies {
  readonly segment: string;
  readonly group: string;
  readonly tallies: Map<string, Tally>;
}

function tallyOf(tallies: Map<string, Tally>, insurerId: string): Tally {
  const known = tallies.get(insurerId) ?? new Tally();
  tallies.set(insurerId, known);
  return known;
}

/** Sums the changes of a line's prices, risk by risk. */
class LineComparison {
  private readonly modalities = new Map<string, { readonly tally: Tally; gained: number; lost: number }>();
  private readonly cheapest = new Tally();
  private readonly won = new Map<string, { before: number; after: number }>();
  /** By group of people, then by insurer. */
  private readonly segments = new Map<string, SegmentTallies>();
  private readonly moves = new LargestMoves();
  private risks = 0;

  /** @param renamed the former key of each renamed modality, by its present key */
  constructor(
    private readonly line: InsuranceLine,
    private readonly renamed: ReadonlyMap<string, string>,
  ) {}

  add(risk: Risk, before: Prices, after: Prices): void {
    this.risks++;
    const groups = this.groupsOf(risk);
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(key), after.get(key)];
      const modality = this.modalityOf(key);
      if (old === undefined) modality.gained++;
      else if (now === undefined) modality.lost++;
      else {
        modality.tally.add(old, now);
        const [insurerId, modalityId] = namesOf(key);
        for (const { tallies } of groups) tallyOf(tallies, insurerId).add(old, now);
        const formerId = this.formerIdOf(key);
        this.moves.add({ insurerId, modalityId, formerId, risk, beforeCents: old, afterCents: now });
      }
    }
    if (before.size > 0 && after.size > 0) {
      this.cheapest.add(Math.min(...before.values()), Math.min(...after.values()));
    }
    this.noteWinners(before, 'before');
    this.noteWinners(after, 'after');
  }

  result(): Omit<LineDiff, 'factors'> {
    const { line, risks } = this;
    const byKey = [...this.modalities].sort(([a], [b]) => (a < b ? -1 : 1));
    const winners = [...this.won].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      line,
      risks,
      modalities: byKey.map(([key, { tally, gained, lost }]) => {
        const [insurerId, modalityId] = namesOf(key);
        return { insurerId, modalityId, formerId: this.formerIdOf(key), ...tally.result(), gained, lost };
      }),
      cheapest: this.cheapest.result(),
      wins: winners.map(([insurerId, { before, after }]) => ({
        insurerId,
        before: before / risks,
        after: after / risks,
      })),
      segments: this.segmentChanges(),
      rises: this.moves.rises(),
      falls: this.moves.falls(),
    };
  }

  /** Returns the id of a modality in the old books. */
  private formerIdOf(key: string): string {
    return namesOf(this.renamed.get(key) ?? key)[1];
  }

  private modalityOf(key: string) {
    const known = this.modalities.get(key) ?? { tally: new Tally(), gained: 0, lost: 0 };
    this.modalities.set(key, known);
    return known;
  }

  private groupsOf(risk: Risk): readonly SegmentTallies[] {
    const ways: readonly Segmentation<Risk>[] = (SEGMENTATIONS[this.line] ?? []) as readonly Segmentation<Risk>[];
    return ways.map(({ name, groupOf }) => {
      const group = groupOf(risk);
      const key = `${name} ${group}`;
      const known = this.segments.get(key) ?? { segment: name, group, tallies: new Map<string, Tally>() };
      this.segments.set(key, known);
      return known;
    });
  }

  /** Leaves out insurers without a change: they would hide the changes of the others. */
  private segmentChanges(): readonly SegmentChange[] {
    const moved = new Set(
      [...this.modalities].filter(([, { tally }]) => tally.hasMoved()).map(([key]) => namesOf(key)[0]),
    );
    const changes = [...this.segments.values()].map(({ segment, group, tallies }) => {
      const all = new Tally();
      for (const [insurerId, tally] of tallies) if (moved.has(insurerId)) all.include(tally);
      return { segment, group, ...all.result() };
    });
    return changes.filter(({ compared }) => compared > 0).sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  }

  /** Counts the cheapest insurer; a tie is divided. */
  private noteWinners(prices: Prices, when: 'before' | 'after'): void {
    const best = Math.min(...prices.values());
    const winners = [...new Set([...prices].filter(([, price]) => price === best).map(([key]) => namesOf(key)[0]))];
    for (const id of winners) {
      const count = this.won.get(id) ?? { before: 0, after: 0 };
      count[when] += 1 / winners.length;
      this.won.set(id, count);
    }
  }
}
