import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [, ...rows] = readFileSync(join(__dirname, '../../large-towns.csv'), 'utf8').trim().split('\n');

/**
 * Municipalities of fifty thousand inhabitants and more: INE code, and inhabitants in thousands, rounded (INE, municipal register
 * of 1 January 2024). All others are smaller.
 */
export const LARGE_TOWNS: readonly (readonly [id: number, thousands: number])[] = rows.map((row) => {
  const [id, thousands] = row.split(',');
  return [Number(id), Number(thousands)];
});
