import type { Risk } from '@cotiza/insurers-tariff';
import type { Cents } from '@cotiza/kernel';

/** The change of one price. */
export interface PriceMove {
  readonly insurerId: string;
  readonly modalityId: string;
  /** Its id in the old books. */
  readonly formerId: string;
  readonly risk: Risk;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** The number of rises and of falls that are kept. */
const KEPT = 10;

/** Returns the new price divided by the old one. */
export const ratioOf = ({ beforeCents, afterCents }: PriceMove): number => afterCents / beforeCents;

/** Keeps the largest rises and falls. Of each risk and insurer only the largest is kept: its other modalities move alike. */
export class LargestMoves {
  private readonly up: PriceMove[] = [];
  private readonly down: PriceMove[] = [];

  add(move: PriceMove): void {
    const ratio = ratioOf(move);
    if (ratio > 1) this.up.push(move);
    if (ratio < 1) this.down.push(move);
  }

  rises(): PriceMove[] {
    return firstOfEach([...this.up].sort((a, b) => ratioOf(b) - ratioOf(a)));
  }

  falls(): PriceMove[] {
    return firstOfEach([...this.down].sort((a, b) => ratioOf(a) - ratioOf(b)));
  }
}

function firstOfEach(sorted: readonly PriceMove[]): PriceMove[] {
  const insurers = new Map<Risk, Set<string>>();
  const kept: PriceMove[] = [];
  for (const move of sorted) {
    const seen = insurers.get(move.risk) ?? new Set();
    if (seen.has(move.insurerId)) continue;
    insurers.set(move.risk, seen.add(move.insurerId));
    kept.push(move);
    if (kept.length === KEPT) break;
  }
  return kept;
}
