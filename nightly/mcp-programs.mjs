// Calls the quoting tool with the libraries of agents and compares what each hands to its model with its row.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { euros } from '@cotiza/kernel';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { APART, loaderOf } from './programs-apart.mjs';
import { report, ROOT } from './run-tool.mjs';

const TOOL = 'cotizar_coche';

/** Connects a library to an address and returns its way to call the tool, as it does for a model. */
const PROGRAMS = {
  'ai-sdk': async (url) => {
    const { createMCPClient } = await import('@ai-sdk/mcp');
    const tool = (await (await createMCPClient({ transport: { type: 'http', url } })).tools())[TOOL];
    return (args) => tool.execute(args, { toolCallId: '1', messages: [] });
  },
  langchain: async (url) => {
    const { MultiServerMCPClient } = await import('@langchain/mcp-adapters');
    const tools = await new MultiServerMCPClient({ mcpServers: { cotiza: { transport: 'http', url } } }).getTools();
    const tool = tools.find(({ name }) => name === TOOL);
    return (args) => tool.invoke({ id: '1', type: 'tool_call', name: TOOL, args });
  },
  'openai-agents': async (url) => {
    const { MCPServerStreamableHttp, getAllMcpTools } = await import('@openai/agents');
    const server = new MCPServerStreamableHttp({ name: 'cotiza', url });
    await server.connect();
    const tool = (await getAllMcpTools([server])).find(({ name }) => name === TOOL);
    return (args) => tool.invoke({ context: {} }, JSON.stringify(args));
  },
  genai: async (url) => {
    const { mcpToTool } = await import('@google/genai');
    const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
    const client = new Client({ name: 'nightly', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    const callable = mcpToTool(client);
    await callable.tool();
    return (args) => callable.callTool([{ name: TOOL, args }]);
  },
  tanstack: async (url) => {
    const { createMCPClient } = await import('@tanstack/ai-mcp');
    const tools = await (await createMCPClient({ transport: { type: 'http', url } })).tools();
    const tool = Object.values(tools).find(({ name }) => name.endsWith(TOOL));
    return (args) => tool.execute(args);
  },
  llamaindex: async (url) => {
    const { mcp } = await import('@llamaindex/tools');
    const tool = (await mcp({ url }).tools()).find(({ metadata }) => metadata.name === TOOL);
    return (args) => tool.call(args);
  },
};

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' });
const { insurance_line: _line, ...example } = JSON.parse(readFileSync(join(ROOT, 'examples/coche.json'), 'utf8'));
const body = { ...example, effective_date: today };
const { name: _name, ...holder } = body.holder;

/** Returns what the model gets, which for some libraries is the message of an error. */
const shown = (answer) =>
  answer.then(
    (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
    (error) => String(error.message),
  );

async function cheapest(url) {
  const headers = { 'content-type': 'application/json' };
  const sent = JSON.stringify({ insurance_line: 'Car', ...body });
  const answer = await fetch(`${url}/api/agent/cotizaciones`, { method: 'POST', headers, body: sent });
  return (await answer.json()).ofertas[0].precio;
}

const service = await startServiceProcess({ HOST: '127.0.0.1', LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '0' });
const faults = [];
try {
  const price = await cheapest(service.url);
  const apart = Object.entries(APART).map(([name, row]) => [
    name,
    (url) => row.connect(loaderOf(row.packages), url, TOOL),
  ]);
  for (const [name, connect] of [...Object.entries(PROGRAMS), ...apart]) {
    const call = await connect(`${service.url}/api/agent/mcp`);
    const asked = await shown(call({ ...body, holder }));
    const quoted = await shown(call(body));
    console.log(`${name}: a question in ${asked.length} characters, prices in ${quoted.length}`);
    if (!asked.includes('holder.name')) faults.push(`${name} does not name the missing field: ${asked.slice(0, 300)}`);
    if (![String(price), euros(price)].some((text) => quoted.includes(text)))
      faults.push(`${name} does not give the cheapest price: ${quoted.slice(0, 300)}`);
  }
} finally {
  await service.stop();
}
report('programs', faults, `${[PROGRAMS, APART].flatMap(Object.keys).length} programs called`);
process.exit();
