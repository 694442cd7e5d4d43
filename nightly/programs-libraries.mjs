// Libraries of agents, each with packages of its own, which do not go together with those of the others.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './run-tool.mjs';

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
      getSecureEgressFilter: () => ({ validateUrl: async () => ({ ok: true }), createSecureLookup: nothing }),
    },
  };
}

/** Runs a program without a model and returns what it prints, refusals too. */
const printed = (file, args, home) =>
  runProgram(file, args, { env: { PATH: process.env.PATH, HOME: home } }).then(({ exitCode, stdout, stderr }) =>
    exitCode === 0 ? stdout : stdout + stderr,
  );

/** Each connects to an address and returns its way to call a tool, as it does for a model. */
export const LIBRARIES = {
  '@ai-sdk/mcp': async (load, url) => {
    const { createMCPClient } = await load('@ai-sdk/mcp');
    const tools = await (await createMCPClient({ transport: { type: 'http', url } })).tools();
    return async (name, args) =>
      tools[name].toModelOutput({ output: await tools[name].execute(args, { toolCallId: '1', messages: [] }) });
  },
  '@langchain/mcp-adapters': async (load, url) => {
    const { MultiServerMCPClient } = await load('@langchain/mcp-adapters');
    const tools = await new MultiServerMCPClient({ mcpServers: { cotiza: { transport: 'http', url } } }).getTools();
    return async (name, args) => (await named(tools, name).invoke({ id: '1', type: 'tool_call', name, args })).content;
  },
  '@openai/agents': async (load, url) => {
    const { MCPServerStreamableHttp, getAllMcpTools } = await load('@openai/agents');
    const server = new MCPServerStreamableHttp({ name: 'cotiza', url });
    await server.connect();
    const tools = await getAllMcpTools([server]);
    return (name, args) => named(tools, name).invoke({ context: {} }, JSON.stringify(args));
  },
  '@google/genai': async (load, url) => {
    const { mcpToTool } = await load('@google/genai');
    const callable = mcpToTool(await sdkClient(load, url));
    await callable.tool();
    return (name, args) => callable.callTool([{ name, args }]);
  },
  '@anthropic-ai/sdk': async (load, url) => {
    const { mcpTools } = await load('@anthropic-ai/sdk/helpers/beta/mcp');
    const client = await sdkClient(load, url);
    const tools = mcpTools((await client.listTools()).tools, client);
    return (name, args) => named(tools, name).run(args);
  },
  '@tanstack/ai-mcp': async (load, url) => {
    const { createMCPClient } = await load('@tanstack/ai-mcp');
    const tools = Object.values(await (await createMCPClient({ transport: { type: 'http', url } })).tools());
    return (name, args) => named(tools, name).execute(args);
  },
  '@llamaindex/tools': async (load, url) => {
    const { mcp } = await load('@llamaindex/tools');
    const tools = await mcp({ url }).tools();
    return (name, args) => named(tools, name, ({ metadata }) => metadata.name).call(args);
  },
  '@mastra/mcp': async (load, url) => {
    const { MCPClient } = await load('@mastra/mcp');
    const client = new MCPClient({ id: url, servers: { cotiza: { url: new URL(url) } } });
    const tools = await client.listTools();
    return (name, args) => tools[`cotiza_${name}`].execute(args, {});
  },
  '@google/adk': async (load, url) => {
    const { MCPToolset } = await load('@google/adk');
    const tools = await new MCPToolset({ type: 'StreamableHTTPConnectionParams', url }).getTools();
    return (name, args) => named(tools, name).runAsync({ args, toolContext: {} });
  },
  '@strands-agents/sdk': async (load, url) => {
    const { McpClient } = await load('@strands-agents/sdk');
    const tools = await new McpClient({ url }).listTools();
    return async (name, input) => {
      const steps = named(tools, name).stream({ toolUse: { name, toolUseId: '1', input } });
      const { value } = await steps.next();
      return value;
    };
  },
  '@genkit-ai/mcp': async (load, url) => {
    const [{ genkit }, { createMcpClient }] = [await load('genkit'), await load('@genkit-ai/mcp')];
    const tools = await createMcpClient({ name: 'cotiza', mcpServer: { url } }).getActiveTools(genkit({}));
    return (name, args) => named(tools, name, (each) => each.__action.name)(args);
  },
  '@voltagent/core': async (load, url) => {
    const { MCPConfiguration } = await load('@voltagent/core');
    const tools = await new MCPConfiguration({ servers: { cotiza: { type: 'http', url } } }).getTools();
    return (name, args) => named(tools, name).execute(args, {});
  },
  'beeai-framework': async (load, url) => {
    const { MCPTool } = await load('beeai-framework/tools/mcp');
    const tools = await MCPTool.fromClient(await sdkClient(load, url));
    return async (name, args) => (await named(tools, name).run(args)).getTextContent();
  },
  'mcp-use': async (load, url) => {
    const [{ MCPClient }, { LangChainAdapter }] = [await load('mcp-use/client'), await load('mcp-use/adapters')];
    const tools = await LangChainAdapter.createTools(MCPClient.fromDict({ mcpServers: { cotiza: { url } } }));
    return (name, args) => named(tools, name).invoke(args);
  },
  '@ax-llm/ax': async (load, url) => {
    const { AxMCPClient, AxMCPStreambleHTTPTransport } = await load('@ax-llm/ax');
    const client = new AxMCPClient(
      new AxMCPStreambleHTTPTransport(url, { ssrfProtection: { allowHTTP: true, allowLoopback: true } }),
    );
    await client.init();
    const tools = client.toFunction();
    return (name, args) => named(tools, name).func(args);
  },
  '@inngest/agent-kit': async (load, url) => {
    const { createAgent, openai } = await load('@inngest/agent-kit');
    const model = openai({ model: 'none', apiKey: 'none', baseUrl: 'http://127.0.0.1:9/v1' });
    const mcpServers = [{ name: 'cotiza', transport: { type: 'streamable-http', url } }];
    const agent = createAgent({ name: 'nightly', system: 'Seguros', model, mcpServers });
    // It lists the tools before it asks its model, which is not there.
    await agent.run('Seguros').catch(() => undefined);
    return (name, args) => agent.tools.get(`cotiza-${name}`).handler(args, { agent });
  },
  'MCP Client Tool of n8n': async (load, url, { modules }) => {
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
  mcporter: async (_load, url, { modules, home }) => {
    const server = ['call', '--http-url', url, '--allow-http', '--name', 'cotiza'];
    return (name, args) =>
      printed(`${modules}/.bin/mcporter`, [...server, '--tool', name, '--args', JSON.stringify(args)], home);
  },
  '@apify/mcpc': async (_load, url, { modules, home }) => {
    const mcpc = (...args) => printed(`${modules}/.bin/mcpc`, args, home);
    const session = `@cotiza-${new URL(url).port}`;
    await mcpc('connect', url, session);
    return (name, args) => mcpc(session, 'tools-call', name, JSON.stringify(args));
  },
};
