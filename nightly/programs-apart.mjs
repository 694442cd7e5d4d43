// Libraries of agents whose packages do not go together: each is installed into a folder of its own, which is removed at exit.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folderOutside } from './run-tool.mjs';

const SDK = '@modelcontextprotocol/sdk@1.29.0';
const INSTALL = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];

/** Installs packages and returns a way to import from them. */
export function loaderOf(packages) {
  const folder = folderOutside();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  execFileSync('npm', [...INSTALL, ...packages], { cwd: folder, stdio: 'ignore' });
  const entry = join(folder, 'load.mjs');
  writeFileSync(entry, 'export const load = (name) => import(name);\n');
  return async (name) => (await import(pathToFileURL(entry))).load(name);
}

async function sdkClient(load, url) {
  const { Client } = await load('@modelcontextprotocol/sdk/client/index.js');
  const { StreamableHTTPClientTransport } = await load('@modelcontextprotocol/sdk/client/streamableHttp.js');
  const client = new Client({ name: 'nightly', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

const named = (tools, tool, nameOf = ({ name }) => name) => tools.find((each) => nameOf(each).endsWith(tool));

export const APART = {
  mastra: {
    packages: ['@mastra/mcp@2.0.0', '@mastra/core@1.71.0', 'zod@4.6.7'],
    connect: async (load, url, name) => {
      const { MCPClient } = await load('@mastra/mcp');
      const tools = await new MCPClient({ servers: { cotiza: { url: new URL(url) } } }).listTools();
      return (args) => tools[`cotiza_${name}`].execute(args, {});
    },
  },
  adk: {
    packages: ['@google/adk@2.0.0', SDK],
    connect: async (load, url, name) => {
      const { MCPToolset } = await load('@google/adk');
      const tools = await new MCPToolset({ type: 'StreamableHTTPConnectionParams', url }).getTools();
      return (args) => named(tools, name).runAsync({ args, toolContext: {} });
    },
  },
  strands: {
    packages: ['@strands-agents/sdk@1.19.0', SDK, 'zod@4.6.7', '@opentelemetry/api@1.10.0', '@smithy/types@4.20.0'],
    connect: async (load, url, name) => {
      const { McpClient } = await load('@strands-agents/sdk');
      const client = new McpClient({ url });
      const tool = named(await client.listTools(), name);
      return async (input) => {
        const steps = tool.stream({ toolUse: { name, toolUseId: '1', input } });
        const { value } = await steps.next();
        return value;
      };
    },
  },
  genkit: {
    packages: ['@genkit-ai/mcp@1.42.0', 'genkit@1.42.0', SDK],
    connect: async (load, url, name) => {
      const [{ genkit }, { createMcpClient }] = [await load('genkit'), await load('@genkit-ai/mcp')];
      const tools = await createMcpClient({ name: 'cotiza', mcpServer: { url } }).getActiveTools(genkit({}));
      return named(tools, name, (each) => each.__action.name);
    },
  },
  voltagent: {
    packages: ['@voltagent/core@2.10.0', 'ai@6.0.326', 'zod@4.6.7'],
    connect: async (load, url, name) => {
      const { MCPConfiguration } = await load('@voltagent/core');
      const tools = await new MCPConfiguration({ servers: { cotiza: { type: 'http', url } } }).getTools();
      return (args) => named(tools, name).execute(args, {});
    },
  },
  beeai: {
    packages: ['beeai-framework@0.1.30', SDK, 'zod@3.25.76'],
    connect: async (load, url, name) => {
      const { MCPTool } = await load('beeai-framework/tools/mcp');
      const tool = named(await MCPTool.fromClient(await sdkClient(load, url)), name);
      return async (args) => (await tool.run(args)).getTextContent();
    },
  },
};
