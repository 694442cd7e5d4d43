import { randomInt } from 'node:crypto';

/** Draws a whole number, both ends included. */
export const between = (least: number, most: number): number => randomInt(least, most + 1);

/** True once in so many draws. */
export const isOneIn = (many: number): boolean => randomInt(many) === 0;

export const pick = <T>(some: readonly T[]): T => some[randomInt(some.length)] as T;
