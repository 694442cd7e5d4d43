import { PROBLEM_CODES } from '@cotiza/contract';

const page = (text, link) => ({ text, link });
const group = (text, items) => ({ text, items });

const REFERENCE = group('Reference', [
  page('REST operations', '/reference/rest'),
  page('Specification', '/specification/'),
  page('Values', '/reference/values'),
  page('Catalogues', '/reference/catalogues'),
  page('Errors', '/reference/errors'),
]);

/** The pages by reader. */
const BY_READER = [
  group('Start', [page('Empezar', '/'), page('First quote', '/README'), page('First hour, by role', '/first-hour')]),
  group('Agents', [
    page('Agents', '/agents'),
    page('Over MCP', '/agents#setting-up-a-client'),
    page('Over REST', '/agents#over-rest'),
    page('Sandbox', '/reference/sandbox'),
  ]),
  group('Libraries', [
    page('Clients', '/clients/'),
    page('TypeScript', '/libs/client/'),
    page('Python', '/clients/python/'),
    page('MCP over stdio', '/libs/mcp-stdio/'),
    page('Embedded', '/libs/embedded/'),
  ]),
  group('Insurers', [
    page('Connecting an insurer', '/connectors'),
    page('Over the network', '/libs/insurers/remote/'),
    page('Simulator', '/apps/insurer-simulator/'),
    page('Changing prices', '/rating'),
  ]),
  group('Operators', [
    page('Operations', '/operations'),
    page('Growing', '/growing'),
    page('Runbook', '/runbook'),
    page('Deployment', '/deploy/'),
    page('Commands', '/apps/ops/'),
    page('Metrics', '/reference/metrics'),
    page('Privacy', '/privacy'),
    page('Security', '/SECURITY'),
    page('Releases', '/releases'),
    page('Changes', '/CHANGELOG'),
  ]),
  REFERENCE,
  group('Development', [
    page('Contributing', '/CONTRIBUTING'),
    page('Architecture', '/ARCHITECTURE'),
    page('Decisions', '/decisions/'),
    page('Glossary', '/glossary'),
    page('Reference data', '/data'),
  ]),
];

/** The reference, with the page of each error. */
const ERRORS = [
  REFERENCE,
  group(
    'Each error',
    PROBLEM_CODES.map((code) => page(code, `/errors/${code}`)),
  ),
];

export const SIDEBAR = { '/reference/errors': ERRORS, '/errors/': ERRORS, '/': BY_READER };
