// The conformance suites, and the scenarios that do not apply to this server. docs/mcp-conformance.md has the reasons.

/** They use a tool, a resource or a prompt that only the example server of the suite has. */
const FIXTURES = [
  ...'simple-text image audio embedded-resource mixed-content error with-progress'
    .split(' ')
    .map((name) => `tools-call-${name}`),
  ...['json-schema-2020-12', 'resources-read-text', 'resources-read-binary', 'resources-templates-read'],
  ...'simple with-args embedded-resource with-image'.split(' ').map((name) => `prompts-get-${name}`),
];

/** They have the server ask the client, by a tool of the example server. */
const QUESTIONS_2025 = [
  'tools-call-sampling',
  'tools-call-elicitation',
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
];
const QUESTIONS_2026 = (
  'basic-elicitation basic-sampling basic-list-roots request-state multiple-input-requests multi-round missing-input-response ' +
  'non-tool-request result-type tampered-state capability-check ignore-extra-params'
)
  .split(' ')
  .map((name) => `input-required-result-${name}`);

const NO_LOGGING = ['logging-set-level', 'tools-call-with-logging'];
const NO_SUBSCRIPTIONS = ['resources-subscribe', 'resources-unsubscribe'];
/** They need a server that keeps sessions. */
const STATELESS = ['server-sse-polling', 'server-sse-multiple-streams'];

export const SUITES = [
  {
    packageName: 'mcp-conformance-2025',
    revision: '2025-11-25',
    notApplicable: [...FIXTURES, ...QUESTIONS_2025, ...NO_LOGGING, ...NO_SUBSCRIPTIONS, ...STATELESS],
    passUntested: [],
    untestableChecks: {},
  },
  {
    packageName: 'mcp-conformance-2026',
    revision: '2026-07-28',
    // The last one needs a tool whose arguments travel as headers.
    notApplicable: [...FIXTURES, ...QUESTIONS_2026, 'http-custom-header-server-validation'],
    passUntested: ['input-required-result-validate-input'],
    untestableChecks: {
      'server-stateless': [
        'sep-2575-server-rejects-undeclared-capability',
        'sep-2575-missing-capability-http-400',
        'sep-2575-http-server-no-independent-requests-on-stream',
        'sep-2575-server-no-log-without-loglevel',
      ],
      // The server does not repeat the address that was asked for.
      'sep-2164-resource-not-found': ['sep-2164-data-uri'],
    },
  },
];
