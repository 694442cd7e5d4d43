import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exampleBody, INSURANCE_LINES, LINES, type InsuranceLine, type Requirements } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import { runCommand, toolCommand, UsageError } from '@cotiza/tools-kit';
import { type ServiceProcess, startServiceProcess } from '@cotiza/tools-kit/service';
import { readKeptMail } from './kept-mail';

const DEMO = toolCommand(
  'demo',
  'Starts the service on a free port and shows what must be asked, a catalogue, a quotation of each line, the e-mail, and ' +
    'the page behind its purchase link.',
  `The e-mails that are kept are below FOLDER/mail: any mail program opens them. Nothing is sent anywhere, and settings of
the environment are not used.`,
).option('--keep <folder>', 'keep what the service keeps, in a folder that is new or empty', (folder: string) =>
  resolve(folder),
);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Days until the demo's policies begin. */
const DAYS_AHEAD = 7;

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`the service answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function showRequirements(url: string): Promise<void> {
  const address = `${url}/api/agent/requisitos?ramo=hogar`;
  const { mensaje_para_el_cliente } = await json<Requirements>(await fetch(address));
  say(`\n1. What must be asked: GET ${address}\n\n${mensaje_para_el_cliente}`);
}

async function showCatalogue(url: string): Promise<void> {
  const address = `${url}/api/agent/catalogo?tipo=home-alarm-types`;
  const { valores } = await json<{ valores: { valor: string; etiqueta: string }[] }>(await fetch(address));
  say(`\n2. The allowed values of a field: GET ${address}\n`);
  for (const { valor, etiqueta } of valores) say(`${valor.padEnd(20)} ${etiqueta}`);
}

async function showQuote(url: string, line: InsuranceLine, step: number): Promise<QuoteResult> {
  const address = `${url}/api/agent/cotizaciones`;
  const body = exampleBody(line, addDays(systemClock().today(), DAYS_AHEAD));
  const headers = { 'content-type': 'application/json' };
  const result = await json<QuoteResult>(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }));
  say(`\n${step}. ${LINES[line].name}: POST ${address} (${result.estado}, ${result.referencia})\n`);
  console.table(result.ofertas.map(rowOf));
  say(`\n${result.aviso}`);
  return result;
}

const euros = (amount: number) => amount.toLocaleString('es-ES', { style: 'currency', currency: 'EUR' });

const rowOf = ({ aseguradora, producto, modalidad, franquicia, precio }: QuoteResult['ofertas'][number]) => ({
  ...{ aseguradora, producto, modalidad },
  franquicia: franquicia === null ? '' : euros(franquicia),
  'precio al año': euros(precio),
});

async function showMail({ dataDir }: ServiceProcess, { referencia }: QuoteResult): Promise<void> {
  const file = join(dataDir, 'mail', `${referencia}.eml`);
  const { subject, to, link } = await readKeptMail(file);
  const page = await fetch(link);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await page.text()) ?? [];
  say(`\nTo       ${to}\nSubject  ${subject}\nFile     ${file}\nLink     ${link}\nPage     ${page.status}, ${title}`);
  if (!page.ok) throw new Error(`the page behind the purchase link answered ${page.status}`);
}

async function walk(service: ServiceProcess): Promise<void> {
  await showRequirements(service.url);
  await showCatalogue(service.url);
  const results: QuoteResult[] = [];
  for (const line of INSURANCE_LINES) results.push(await showQuote(service.url, line, results.length + 3));
  say(`\n${results.length + 3}. What the customer gets: an e-mail, and the page behind its purchase link`);
  for (const result of results) await showMail(service, result);
}

/** @returns that every step went as it should: what does not is thrown */
async function run({ keep }: { readonly keep?: string }): Promise<boolean> {
  // Invented quotations must not end up among those of a service.
  if (keep !== undefined && existsSync(keep) && readdirSync(keep).length > 0)
    throw new UsageError(`${keep} is not empty.`);
  const service = await startServiceProcess(keep === undefined ? {} : { DATA_DIR: keep });
  try {
    await walk(service);
  } finally {
    await service.stop();
  }
  if (keep === undefined) say('\nNothing is kept. To open the e-mails, run it with --keep FOLDER.');
  else say(`\nKept in ${keep}. The links work while this runs:\n  ${startCommand(service)}`);
  return true;
}

const startCommand = ({ dataDir, url }: ServiceProcess) => `DATA_DIR='${dataDir}' PORT=${new URL(url).port} npm start`;

void runCommand(DEMO, run);
