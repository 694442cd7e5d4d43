import { CATALOGUE_NAMES } from '@cotiza/contract';
import { chanceOf } from '@cotiza/tools-kit';
import fc from 'fast-check';
import { ALIAS, CATALOGUE, OPENAPI, REQUIREMENTS } from '../../fuzz/addresses';
import { queryTargets } from '../../fuzz/cases';
import { marksOf } from '../../fuzz/marks';
import { get, type AskedRequest } from './asked-request';

const LINES_ASKED = ['', '?ramo=hogar', '?ramo=coche', '?ramo=moto', '?ramo=vida', '?ramo=decesos', '?ramo=barco'];

const QUERIES = [
  'tipo=towns&codigo_postal=28013',
  'tipo=towns&codigo_postal=08001',
  'tipo=towns&codigo_postal=99999',
  'tipo=vehicle-brands&ramo=coche',
  'tipo=vehicle-brands&ramo=moto',
  'tipo=vehicle-models&ramo=coche&marca=Seat',
  'tipo=vehicle-models&ramo=moto&marca=Honda',
  'tipo=vehicle-versions&ramo=coche&marca=Seat&modelo=Ibiza',
  'tipo=vehicle-versions&ramo=moto&marca=Honda&modelo=CB%20500',
  'tipo=economic-occupations&texto=medico',
];

/** Asked for in all kinds of ways, as the fuzzer does. */
const DRAWN = 60;

/** Requirements, catalogues and documents. */
export function referenceRequests(seed: number): AskedRequest[] {
  const drawn = fc.sample(queryTargets(marksOf(chanceOf(seed))), { seed, numRuns: DRAWN });
  return [
    ...LINES_ASKED.map((line) => REQUIREMENTS + line),
    ...CATALOGUE_NAMES.map((name) => `${CATALOGUE}?tipo=${name}`),
    ...QUERIES.map((asked) => `${CATALOGUE}?${asked}`),
    `${ALIAS}?type=towns&codigo_postal=28013`,
    ...[OPENAPI, '/llms.txt', '/', '/nowhere'],
    ...drawn,
  ].map(get);
}
