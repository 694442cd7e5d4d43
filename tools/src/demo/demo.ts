import { exampleBody, INSURANCE_LINES, LINES, type InsuranceLine, type Requirements } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import type { QuoteResult } from '@cotiza/quoting';
import { startServiceProcess } from '../service-process';
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

async function showQuote(url: string, line: InsuranceLine, step: number): Promise<void> {
  const address = `${url}/api/agent/cotizaciones`;
  const body = exampleBody(line, addDays(systemClock().today(), DAYS_AHEAD));
  const headers = { 'content-type': 'application/json' };
  const result = await json<QuoteResult>(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }));
  say(`\n${step}. ${LINES[line].name}: POST ${address} (${result.estado}, ${result.referencia})\n`);
  say(offersTable(result.ofertas));
  say(`\n${result.aviso}`);
}

async function main(): Promise<void> {
  const service = await startServiceProcess();
  try {
    await showRequirements(service.url);
    await showCatalogue(service.url);
    for (const [index, line] of INSURANCE_LINES.entries()) await showQuote(service.url, line, index + 3);
  } finally {
    await service.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`The demo failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
