// A program that believes nothing: what it sends and receives passes the validators that were made from the description.
import { readFileSync } from 'node:fs';
import { zCotizarBody, zQuoteResult } from './hey-api/zod.gen.js';
import { cotizarBody, cotizarResponse } from './orval/zod.js';

const [, answersFile] = process.argv.slice(2) as [string, string];
const { requests, results } = JSON.parse(readFileSync(answersFile, 'utf8')) as Record<string, Record<string, object>>;

for (const request of Object.values(requests!)) [zCotizarBody, cotizarBody].forEach((body) => body.parse(request));
for (const result of Object.values(results!)) [zQuoteResult, cotizarResponse].forEach((answer) => answer.parse(result));

const { holder, ...withoutHolder } = requests!.coche as { holder: object };
const wrong = [withoutHolder, { ...withoutHolder, holder: { ...holder, name: 'Ana3' } }];
for (const body of [zCotizarBody, cotizarBody]) {
  if (wrong.some((request) => body.safeParse(request).success)) throw new Error('a wrong request passed');
}
console.log('zod, by hey-api and by orval: 3 requests and 3 answers pass, 2 wrong requests do not');
