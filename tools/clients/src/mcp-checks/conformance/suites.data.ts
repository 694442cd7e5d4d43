import type { Suite } from './suite';

const OTHER_TOOL = 'calls a tool that only the example server of the suite has';
const OTHER_RESOURCE = 'reads a resource that only the example server of the suite has';
const OTHER_PROMPT = 'asks for a prompt that only the example server of the suite has';
const NO_LOGGING = 'sends log messages to the client, which this server neither offers nor announces';
const NO_SUBSCRIPTIONS = 'subscribes to resources; ours never change, and the server does not announce it';
const NO_QUESTIONS =
  'has the server ask the client something; this one asks nothing back, by a tool of the example server';
const NO_ADDRESSES =
  'has the address that was asked for repeated, which the protocol recommends and this server never does';
const STATELESS = 'needs a server that remembers its clients between requests; this one is stateless';

const all = (names: readonly string[], reason: string) => Object.fromEntries(names.map((name) => [name, reason]));

const CALLS = [
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
];
const READS = ['resources-read-text', 'resources-read-binary', 'resources-templates-read'];
const PROMPTS = [
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
];
const FIXTURES = { ...all(CALLS, OTHER_TOOL), ...all(READS, OTHER_RESOURCE), ...all(PROMPTS, OTHER_PROMPT) };

const QUESTIONS_2025 = [
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
];
const QUESTIONS_2026 = [
  'basic-elicitation',
  'basic-sampling',
  'basic-list-roots',
  'request-state',
  'multiple-input-requests',
  'multi-round',
  'missing-input-response',
  'non-tool-request',
  'result-type',
  'tampered-state',
  'capability-check',
  'ignore-extra-params',
].map((name) => `input-required-result-${name}`);

/** The suites, and what of them does not apply to our server. */
export const SUITES: readonly Suite[] = [
  {
    packageName: 'mcp-conformance-2025',
    revision: '2025-11-25',
    exceptions: {
      notApplicable: {
        ...FIXTURES,
        ...all(QUESTIONS_2025, NO_QUESTIONS),
        ...all(['logging-set-level', 'tools-call-with-logging'], NO_LOGGING),
        ...all(['resources-subscribe', 'resources-unsubscribe'], NO_SUBSCRIPTIONS),
        ...all(['server-sse-polling', 'server-sse-multiple-streams'], STATELESS),
      },
      passUntested: {},
      untestableChecks: {},
    },
  },
  {
    packageName: 'mcp-conformance-2026',
    revision: '2026-07-28',
    exceptions: {
      notApplicable: {
        ...FIXTURES,
        ...all(QUESTIONS_2026, NO_QUESTIONS),
        'http-custom-header-server-validation': 'needs a tool with arguments that travel as headers; ours have none',
      },
      passUntested: { 'input-required-result-validate-input': NO_QUESTIONS },
      untestableChecks: {
        'server-stateless': {
          'sep-2575-server-rejects-undeclared-capability': OTHER_TOOL,
          'sep-2575-missing-capability-http-400': OTHER_TOOL,
          'sep-2575-http-server-no-independent-requests-on-stream': OTHER_TOOL,
          'sep-2575-server-no-log-without-loglevel': NO_LOGGING,
        },
        'sep-2164-resource-not-found': { 'sep-2164-data-uri': NO_ADDRESSES },
      },
    },
  },
];
