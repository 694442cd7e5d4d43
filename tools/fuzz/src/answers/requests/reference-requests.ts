import { CATALOGUE_NAMES } from '@cotiza/contract';
import { chanceOf } from '@cotiza/tools-kit';
import { ALIAS, CATALOGUE, OPENAPI, REQUIREMENTS } from '../../fuzz/cases/addresses';
import { query } from '../../fuzz/cases/query.case';
import { marksOf } from '../../fuzz/marks/marks';
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
  const chance = chanceOf(seed);
  const marks = marksOf(chance);
  const drawn = Array.from({ length: DRAWN }, () => query({ chance, marks }));
  return [
    ...LINES_ASKED.map((line) => REQUIREMENTS + line),
    ...CATALOGUE_NAMES.map((name) => `${CATALOGUE}?tipo=${name}`),
    ...QUERIES.map((asked) => `${CATALOGUE}?${asked}`),
    `${ALIAS}?type=towns&codigo_postal=28013`,
    ...[OPENAPI, '/llms.txt', '/', '/nowhere'],
    ...drawn.flatMap(({ requests }) => requests.map(({ target }) => target)),
  ].map(get);
}
