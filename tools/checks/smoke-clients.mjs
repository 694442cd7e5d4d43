// Quotes with the examples of the repository as programs of other teams do: over HTTP, and with the official MCP client.
import { readFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import kit from '@cotiza/tools-kit/service';

const DAY_MS = 86_400_000;
const effective_date = new Date(Date.now() + DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
const bodyOf = (ramo) => ({ ...JSON.parse(readFileSync(`examples/${ramo}.json`, 'utf8')), effective_date });

async function overHttp(url, ramo) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(bodyOf(ramo));
  return (await fetch(`${url}/api/agent/cotizaciones`, { method: 'POST', headers, body })).json();
}

async function overMcp(url, ramo, options) {
  const client = new Client({ name: 'smoke', version: '1.0.0' }, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/api/agent/mcp`)));
  const { insurance_line: _line, ...args } = bodyOf(ramo);
  const { structuredContent } = await client.callTool({ name: `cotizar_${ramo}`, arguments: args });
  await client.close();
  return structuredContent;
}

const WAYS = {
  HTTP: overHttp,
  'MCP 2025-11-25': (url, ramo) => overMcp(url, ramo, {}),
  'MCP 2026-07-28': (url, ramo) => overMcp(url, ramo, { versionNegotiation: { mode: 'auto' } }),
};

const service = await kit.startServiceProcess({ HOST: '127.0.0.1', LOG_LEVEL: 'error' });
try {
  const asked = Object.keys(WAYS).flatMap((way) => ['hogar', 'coche', 'moto'].map((ramo) => [way, ramo]));
  for (const [way, ramo] of asked) {
    const { ofertas = [] } = (await WAYS[way](service.url, ramo)) ?? {};
    console.log(`${way}, ${ramo}: ${ofertas.length} offers`);
    if (ofertas.length === 0) process.exitCode = 1;
  }
} finally {
  await service.stop();
}
