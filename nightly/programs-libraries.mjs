// Libraries of agents, each with packages of its own, which do not go together with those of the others.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const SDK = '@modelcontextprotocol/sdk@1.29.0';
const ZOD = 'zod@4.6.7';

async function sdkClient(load, url) {
  const { Client } = await load('@modelcontextprotocol/sdk/client/index.js');
  const { StreamableHTTPClientTransport } = await load('@modelcontextprotocol/sdk/client/streamableHttp.js');
  const client = new Client({ name: 'nightly', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

const named = (tools, tool, nameOf = ({ name }) => name) => tools.find((each) => nameOf(each).endsWith(tool));

/** n8n loads a node by its file; the package exports none. */
const N8N_NODE = '@n8n/n8n-nodes-langchain/dist/nodes/mcp/McpClientTool/McpClientTool.node.js';

/** What n8n gives a node while it runs. */
function n8nContext(parameters) {
  const nothing = () => undefined;
  return {
    getNode: () => ({ name: 'cotiza', type: 'mcpClientTool', typeVersion: 1.4 }),
    getNodeParameter: (name, _item, fallback) => parameters[name] ?? fallback,
    ...{ getExecutionCancelSignal: nothing, logAiEvent: nothing, logger: { debug: nothing, error: nothing } },
    ...{ addInputData: () => ({ index: 0 }), addOutputData: nothing },
    helpers: {
      getSecureEgressFilter: () => ({ validateUrl: async () => ({ ok: true }), createSecureLookup: () => undefined }),
    },
  };
}

/** Runs a program without a model and returns what it prints, refusals too. */
const printed = (file, args, home) =>
  promisify(execFile)(file, args, { env: { PATH: process.env.PATH, HOME: home } }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );

/** Each connects to an address and returns its way to call a tool, as it does for a model. */
export const LIBRARIES = {
  '@ai-sdk/mcp': {
    packages: ['@ai-sdk/mcp@2.0.99', ZOD],
    connect: async (load, url) => {
      const { createMCPClient } = await load('@ai-sdk/mcp');
      const tools = await (await createMCPClient({ transport: { type: 'http', url } })).tools();
      return async (name, args) =>
        tools[name].toModelOutput({ output: await tools[name].execute(args, { toolCallId: '1', messages: [] }) });
    },
  },
  '@langchain/mcp-adapters': {
    packages: ['@langchain/mcp-adapters@1.1.4', '@langchain/core@1.4.0', '@langchain/langgraph@1.7.3', SDK, ZOD],
    connect: async (load, url) => {
      const { MultiServerMCPClient } = await load('@langchain/mcp-adapters');
      const tools = await new MultiServerMCPClient({ mcpServers: { cotiza: { transport: 'http', url } } }).getTools();
      return async (name, args) =>
        (await named(tools, name).invoke({ id: '1', type: 'tool_call', name, args })).content;
    },
  },
  '@openai/agents': {
    packages: ['@openai/agents@0.20.0', ZOD],
    connect: async (load, url) => {
      const { MCPServerStreamableHttp, getAllMcpTools } = await load('@openai/agents');
      const server = new MCPServerStreamableHttp({ name: 'cotiza', url });
      await server.connect();
      const tools = await getAllMcpTools([server]);
      return (name, args) => named(tools, name).invoke({ context: {} }, JSON.stringify(args));
    },
  },
  '@google/genai': {
    packages: ['@google/genai@3.3.0', SDK, ZOD],
    connect: async (load, url) => {
      const { mcpToTool } = await load('@google/genai');
      const callable = mcpToTool(await sdkClient(load, url));
      await callable.tool();
      return (name, args) => callable.callTool([{ name, args }]);
    },
  },
  '@anthropic-ai/sdk': {
    packages: ['@anthropic-ai/sdk@1.14.0', SDK, ZOD],
    connect: async (load, url) => {
      const { mcpTools } = await load('@anthropic-ai/sdk/helpers/beta/mcp');
      const client = await sdkClient(load, url);
      const tools = mcpTools((await client.listTools()).tools, client);
      return (name, args) => named(tools, name).run(args);
    },
  },
  '@tanstack/ai-mcp': {
    packages: ['@tanstack/ai-mcp@0.2.5', '@tanstack/ai@0.58.0', ZOD],
    connect: async (load, url) => {
      const { createMCPClient } = await load('@tanstack/ai-mcp');
      const tools = Object.values(await (await createMCPClient({ transport: { type: 'http', url } })).tools());
      return (name, args) => named(tools, name).execute(args);
    },
  },
  '@llamaindex/tools': {
    packages: ['@llamaindex/tools@0.2.1', '@llamaindex/core@0.6.23', '@llamaindex/env@0.1.31', SDK, ZOD],
    connect: async (load, url) => {
      const { mcp } = await load('@llamaindex/tools');
      const tools = await mcp({ url }).tools();
      return (name, args) => named(tools, name, ({ metadata }) => metadata.name).call(args);
    },
  },
  '@mastra/mcp': {
    packages: ['@mastra/mcp@2.0.0', '@mastra/core@1.71.0', ZOD],
    connect: async (load, url) => {
      const { MCPClient } = await load('@mastra/mcp');
      const client = new MCPClient({ id: url, servers: { cotiza: { url: new URL(url) } } });
      const tools = await client.listTools();
      return (name, args) => tools[`cotiza_${name}`].execute(args, {});
    },
  },
  '@google/adk': {
    packages: ['@google/adk@2.0.0', SDK],
    connect: async (load, url) => {
      const { MCPToolset } = await load('@google/adk');
      const tools = await new MCPToolset({ type: 'StreamableHTTPConnectionParams', url }).getTools();
      return (name, args) => named(tools, name).runAsync({ args, toolContext: {} });
    },
  },
  '@strands-agents/sdk': {
    packages: ['@strands-agents/sdk@1.19.0', SDK, ZOD, '@opentelemetry/api@1.10.0', '@smithy/types@4.20.0'],
    connect: async (load, url) => {
      const { McpClient } = await load('@strands-agents/sdk');
      const tools = await new McpClient({ url }).listTools();
      return async (name, input) => {
        const steps = named(tools, name).stream({ toolUse: { name, toolUseId: '1', input } });
        const { value } = await steps.next();
        return value;
      };
    },
  },
  '@genkit-ai/mcp': {
    packages: ['@genkit-ai/mcp@1.42.0', 'genkit@1.42.0', SDK],
    connect: async (load, url) => {
      const [{ genkit }, { createMcpClient }] = [await load('genkit'), await load('@genkit-ai/mcp')];
      const tools = await createMcpClient({ name: 'cotiza', mcpServer: { url } }).getActiveTools(genkit({}));
      return (name, args) => named(tools, name, (each) => each.__action.name)(args);
    },
  },
  '@voltagent/core': {
    packages: ['@voltagent/core@2.10.0', 'ai@6.0.326', ZOD],
    connect: async (load, url) => {
      const { MCPConfiguration } = await load('@voltagent/core');
      const tools = await new MCPConfiguration({ servers: { cotiza: { type: 'http', url } } }).getTools();
      return (name, args) => named(tools, name).execute(args, {});
    },
  },
  'beeai-framework': {
    packages: ['beeai-framework@0.1.30', SDK, 'zod@3.25.76'],
    connect: async (load, url) => {
      const { MCPTool } = await load('beeai-framework/tools/mcp');
      const tools = await MCPTool.fromClient(await sdkClient(load, url));
      return async (name, args) => (await named(tools, name).run(args)).getTextContent();
    },
  },
  'mcp-use': {
    packages: ['mcp-use@1.34.6', '@langchain/core@1.4.0', 'react@19.2.0', SDK, ZOD],
    connect: async (load, url) => {
      const [{ MCPClient }, { LangChainAdapter }] = [await load('mcp-use/client'), await load('mcp-use/adapters')];
      const tools = await LangChainAdapter.createTools(MCPClient.fromDict({ mcpServers: { cotiza: { url } } }));
      return (name, args) => named(tools, name).invoke(args);
    },
  },
  '@ax-llm/ax': {
    packages: ['@ax-llm/ax@24.0.21', ZOD],
    connect: async (load, url) => {
      const { AxMCPClient, AxMCPStreambleHTTPTransport } = await load('@ax-llm/ax');
      const client = new AxMCPClient(
        new AxMCPStreambleHTTPTransport(url, { ssrfProtection: { allowHTTP: true, allowLoopback: true } }),
      );
      await client.init();
      const tools = client.toFunction();
      return (name, args) => named(tools, name).func(args);
    },
  },
  '@inngest/agent-kit': {
    packages: ['@inngest/agent-kit@0.13.2', 'inngest@4.24.0'],
    connect: async (load, url) => {
      const { createAgent, openai } = await load('@inngest/agent-kit');
      const model = openai({ model: 'none', apiKey: 'none', baseUrl: 'http://127.0.0.1:9/v1' });
      const mcpServers = [{ name: 'cotiza', transport: { type: 'streamable-http', url } }];
      const agent = createAgent({ name: 'nightly', system: 'Seguros', model, mcpServers });
      // It lists the tools before it asks its model, which is not there.
      await agent.run('Seguros').catch(() => undefined);
      return (name, args) => agent.tools.get(`cotiza-${name}`).handler(args, { agent });
    },
  },
  'MCP Client Tool of n8n': {
    packages: ['@n8n/n8n-nodes-langchain@2.41.1', 'n8n-core@2.41.1', 'n8n-workflow@2.41.0'],
    connect: async (load, url, { modules }) => {
      const { McpClientTool } = await load(pathToFileURL(join(modules, N8N_NODE)));
      const parameters = {
        authentication: 'none',
        serverTransport: 'httpStreamable',
        endpointUrl: url,
        include: 'all',
      };
      const { response } = await new McpClientTool().supplyData.call(n8nContext(parameters), 0);
      return (name, args) => named(response.tools, name).invoke(args);
    },
  },
  mcporter: {
    packages: ['mcporter@0.12.3'],
    connect: async (_load, url, { modules, home }) => {
      const server = ['call', '--http-url', url, '--allow-http', '--name', 'cotiza'];
      return (name, args) =>
        printed(`${modules}/.bin/mcporter`, [...server, '--tool', name, '--args', JSON.stringify(args)], home);
    },
  },
  '@apify/mcpc': {
    packages: ['@apify/mcpc@0.2.6'],
    connect: async (_load, url, { modules, home }) => {
      const mcpc = (...args) => printed(`${modules}/.bin/mcpc`, args, home);
      const session = `@cotiza-${new URL(url).port}`;
      await mcpc('connect', url, session);
      return (name, args) => mcpc(session, 'tools-call', name, JSON.stringify(args));
    },
  },
};
