import type { Risk, Tariffs } from '@cotiza/insurers-tariff';
import { pricesOf } from './quoted';

/** The change of a price at one step of one fact. */
export interface Cliff {
  /** 0.15 is 15 per cent, up or down. */
  readonly height: number;
  /** Insurer, modality and step, such as `aldaba terceros: driverAge 25`. */
  readonly where: string;
}

/** A fact, and the values from which one step is taken. */
export interface Walk<R extends Risk> {
  readonly fact: string;
  readonly from: number;
  readonly to: number;
  readonly at: (risk: R, value: number) => R;
}

const NONE: Cliff = { height: 0, where: 'nowhere' };

/** Finds the highest cliff of any insurer on some walks from some risks. */
export function highestCliff<R extends Risk>(tariffs: Tariffs, risks: readonly R[], walks: readonly Walk<R>[]): Cliff {
  let highest = NONE;
  for (const walk of walks) {
    for (const risk of risks) {
      const found = cliffOf(tariffs, risk, walk);
      if (found.height > highest.height) highest = found;
    }
  }
  return highest;
}

function cliffOf<R extends Risk>(tariffs: Tariffs, risk: R, { fact, from, to, at }: Walk<R>): Cliff {
  let highest = NONE;
  let before: ReadonlyMap<string, number> = new Map();
  for (let value = from; value <= to; value++) {
    const prices = pricesOf(tariffs, at(risk, value));
    for (const [key, price] of prices) {
      const known = before.get(key);
      if (known === undefined) continue;
      const height = Math.abs(price / known - 1);
      if (height > highest.height) highest = { height, where: `${key}: ${fact} ${value}` };
    }
    before = prices;
  }
  return highest;
}
