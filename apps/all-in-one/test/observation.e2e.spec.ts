import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf } from '@cotiza/contract/testing';
import { argumentsOf, connect } from './mcp-client';
import { QUOTES, startService, type RunningService } from './running-service';
import { ROOT } from './service-process';

const fileOf = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const alerts = fileOf('deploy', 'observation', 'alerts.yml');
const dashboard = fileOf('deploy', 'observation', 'dashboard.json');

const METRIC = /\b(?:cotiza|nodejs|process)_[a-z0-9_]+/g;
const RECORDED = /cotiza:\w+:\w+/g;
/** The suffixes of a histogram's series. */
const PART = /_(?:bucket|sum|count)$/;

const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort();

let service: RunningService;
let metrics: string;
beforeAll(async () => {
  service = await startService({ REDIS_URL: 'redis://127.0.0.1:1' });
  await (await service.post(QUOTES, bodyOf('Car').build())).text();
  await (await service.post(QUOTES, {})).text();
  const client = await connect(service);
  await client.callTool({ name: 'cotizar_coche', arguments: argumentsOf('Car') });
  await client.callTool({ name: 'cotizar_hogar', arguments: {} });
  await client.close();
  metrics = await (await service.get('/metrics')).text();
});
afterAll(() => service.close());

it.each([
  ['alert', alerts],
  ['panel of the dashboard', dashboard],
])('every %s reads metrics that a service tells', (_what, text) => {
  const names = found(text, METRIC).map((name) => name.replace(PART, ''));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !metrics.includes(`# HELP ${name} `))).toEqual([]);
  expect(found(text, RECORDED).filter((name) => !alerts.includes(`record: ${name}\n`))).toEqual([]);
});

/** Only with a registry over HTTP. */
const PLATE_LOOKUPS = 'cotiza_plate_lookup_seconds';

it('every metric has its row in the reference, and every row a metric', () => {
  const shown = Array.from(metrics.matchAll(/^# HELP (cotiza_\w+)/gm), ([, name]) => name);
  const rows = found(fileOf('docs', 'reference', 'metrics.md'), /(?<=`)cotiza_[a-z_]+(?=`)/g);
  expect(rows).toEqual([...shown, PLATE_LOOKUPS].sort());
});

it('every alert leads to its paragraph of the runbook, and every paragraph is of one or of mail that is stuck', () => {
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const links = [...alerts.matchAll(/runbook_url: docs\/runbook\.md#(\w+)/g)].map(([, anchor = '']) => anchor);
  expect(links).toEqual(names.map((name) => name.toLowerCase()));
  const paragraphs = fileOf('docs', 'runbook.md').split(/^## /m).slice(1);
  expect(paragraphs.map((text) => text.split('\n', 1)[0]).sort()).toEqual([...names, 'Mail is stuck'].sort());
  for (const text of paragraphs) {
    for (const part of ['**Means**', '**Look at**', '**Do**']) expect(text).toContain(part);
  }
});

it('tools are counted by what came of them, and refusals by code, over both doors', () => {
  for (const line of [
    'cotiza_mcp_tool_seconds_count{tool="cotizar_coche",outcome="ok"} 1',
    'cotiza_mcp_tool_seconds_count{tool="cotizar_hogar",outcome="datos_invalidos"} 1',
    'cotiza_requests_refused_total{route="/api/agent/cotizaciones",error="datos_invalidos"} 1',
    'cotiza_requests_refused_total{route="/api/agent/mcp",error="datos_invalidos"} 1',
    'cotiza_storage_seconds_count{outcome="kept"} 2',
  ]) {
    expect(metrics).toContain(line);
  }
});
