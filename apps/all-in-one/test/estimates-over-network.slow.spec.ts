import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleEstimate, INSURANCE_LINES } from '@cotiza/contract';
import { bodyOf, EFFECTIVE_DAY } from '@cotiza/contract/testing';
import type { EstimateResult, QuoteResult } from '@cotiza/quoting';
import { QUOTES, startService, type RunningService } from './running-service';
import { ending, ROOT } from './service-process';
import { until } from './until';

/** The credentials that the simulator accepts and its file of insurers refers to. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  SIMULATOR_CLIENT_ID: 'cotiza',
  SIMULATOR_CLIENT_SECRET: 'simulated-secret',
  SIMULATOR_BROKER_CODE: 'M0001',
  SIMULATOR_USERNAME: 'cotiza',
  SIMULATOR_PASSWORD: 'simulated-password',
};
const ESTIMATES = '/api/agent/estimaciones';
const folder = mkdtempSync(join(tmpdir(), 'cotiza-simulated-'));
const INSURERS_FILE = join(folder, 'insurers.yaml');

let simulator: { readonly child: ChildProcess; readonly url: string };
let service: RunningService;
beforeAll(async () => {
  simulator = await startSimulator();
  service = await startService({ INSURERS_FILE, ...CREDENTIALS });
});
afterAll(async () => {
  await service.close();
  await ending(simulator.child);
  rmSync(folder, { recursive: true });
});

/** Starts Faro and Roble in their own process. */
async function startSimulator() {
  const insurers = ['--insurer', 'faro-a:rest', '--insurer', 'roble-a:soap'];
  const options = ['--port', '0', ...insurers, '--config-file', INSURERS_FILE];
  const child = spawn(process.execPath, ['apps/insurer-simulator/dist/main.js', ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  await until(() => said.includes('\n') || child.exitCode !== null);
  return { child, url: (JSON.parse(said) as { listening: string }).listening };
}

async function posted<T>(path: string, body: unknown): Promise<T> {
  const response = await service.post(path, body);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const estimateOf = (line: (typeof INSURANCE_LINES)[number]) =>
  posted<EstimateResult>(ESTIMATES, exampleEstimate(line, EFFECTIVE_DAY));

it.each(INSURANCE_LINES)('estimates %s with the ranges of Faro, and says that Roble only quotes', async (line) => {
  const estimate = await estimateOf(line);
  expect(estimate).toMatchObject({ estado: 'estimado', solo_cotizan: ['Roble A'], sin_respuesta: [] });
  expect(estimate.niveles.length).toBeGreaterThan(1);
  for (const { aseguradoras } of estimate.niveles) {
    expect(aseguradoras.map(({ aseguradora }) => aseguradora)).toEqual(['Faro A']);
  }
});

it('has the prices that Faro quotes for the same customer', async () => {
  const { niveles } = await estimateOf('Car');
  const quote = await posted<QuoteResult>(QUOTES, bodyOf('Car').build());
  const prices = (nivel: string | null) =>
    quote.ofertas.flatMap((offer) =>
      offer.aseguradora === 'Faro A' && offer.nivel === nivel ? [offer.precio_anual_total] : [],
    );
  for (const { nivel, desde, hasta } of niveles) expect(prices(nivel)).toEqual(expect.arrayContaining([desde, hasta]));
});

it('returns a refusal where Faro cannot be asked', async () => {
  const fault = { method: 'PUT', headers: { 'content-type': 'application/json' } };
  const path = `${simulator.url}/admin/insurers/faro-a`;
  await fetch(path, { ...fault, body: JSON.stringify({ fault: 'status-503' }) });
  const response = await service.post(ESTIMATES, exampleEstimate('Home', EFFECTIVE_DAY));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
});
