import { join } from 'node:path';
import { exampleBody, INSURANCE_LINES, LINES, type InsuranceLine, type Requirements } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import { runCommand } from '@cotiza/tools-kit';
import { readKeptMail, type ServiceProcess, startServiceProcess } from '@cotiza/tools-kit/service';
import { DEMO, type DemoOptions } from './demo-options';
import { offersTable } from './offers-table';

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
  say(offersTable(result.ofertas));
  say(`\n${result.aviso}`);
  return result;
}

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
async function run({ keep }: DemoOptions): Promise<boolean> {
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
