import { BARS } from '../bars';
import type { LoadSeries, Measurements } from '../figures';
import {
  BARE_FASTIFY,
  BARE_FASTIFY_ON_ALL_CORES,
  figuresOf,
  MCP_ECHO,
  SERVICE,
  SERVICE_DELIVERING,
  SERVICE_ON_EMBEDDED,
  VALIDATION_PIPE,
  verdictsOf,
} from '../verdicts';
import { REMOTE_FIGURES } from '../testing/remote-figures';
import { reportText } from './report';

const series = (task: LoadSeries['task'], server: string, requestsPerSecond: number, concurrency = 32): LoadSeries => ({
  task,
  server,
  concurrency,
  rounds: [{ requestsPerSecond, p50Ms: 1.234, p99Ms: 5.678, cpuMicros: 1e6 / requestsPerSecond, loadCpuMicros: null }],
});

const measurements: Measurements = {
  load: [
    series('quote', SERVICE, 4000),
    series('quote', SERVICE_ON_EMBEDDED, 1500),
    series('quote', BARE_FASTIFY, 5000),
    series('quote', SERVICE_DELIVERING, 700, 1),
    series('quote', SERVICE_DELIVERING, 1200),
    series('quote', BARE_FASTIFY_ON_ALL_CORES, 4000),
    series('quote', VALIDATION_PIPE, 2000),
    series('catalogue', SERVICE, 100),
    series('catalogue', BARE_FASTIFY, 400),
    series('estimate', SERVICE_ON_EMBEDDED, 60),
    series('search', SERVICE, 200),
    series('search', BARE_FASTIFY, 400),
    series('mcp2026', SERVICE, 80),
    series('mcp2026', MCP_ECHO, 100),
    series('mcp2025', SERVICE, 60),
    series('mcp2025', MCP_ECHO, 100),
  ],
  memory: { idleMb: 99, afterLoadMb: null, afterMcpLoadMb: 123.4, afterDeliveringMb: 189.6 },
  startSeconds: [0.71],
  inProcess: {
    judgeMicros: 4,
    ratingMicros: { Home: 3, Car: 9, Motorcycle: 5 },
    catalogueMicros: 0.5,
    newSearchMicros: 1234.5,
  },
  remote: REMOTE_FIGURES,
  cores: 2,
};

const text = reportText(measurements, verdictsOf(figuresOf(measurements), BARS, false));

it.each([
  /^Cotiza +32 +4000 +1\.23 +5\.68 +250 +-$/m,
  /^quote, Cotiza \/ bare Fastify +0\.80 +-$/m,
  /^quote, Cotiza \/ Nest \+ ValidationPipe +2\.00 +-$/m,
  /^quote, Cotiza, embedded database \/ bare Fastify +0\.30 +-$/m,
  /^quote, Cotiza, all in one, every core \/ bare Fastify, every core +0\.30 +-$/m,
  /^catalogue, Cotiza \/ bare Fastify +0\.25 +-$/m,
  /^quote over MCP 2026-07-28, Cotiza \/ MCP echo +0\.80 +-$/m,
  /^quote over MCP 2025-11-25, Cotiza \/ MCP echo +0\.60 +-$/m,
  /^memory after load over MCP +123 +MB$/m,
  /^memory after load of all in one, delivering +190 +MB$/m,
  /^PASS {2}full quote kept while all in one delivers e-mails, one at a time, p50 +1\.23 ms +must be below 2\.5$/m,
  /^search, Cotiza \/ bare Fastify +0\.50 +-$/m,
  /^a search that nobody made before +1235 +µs$/m,
  /^rating of one insurer, Car +9\.0 +µs$/m,
  /^8 insurers over the network, 100 quotations in flight$/m,
  /^its slowest insurer, all answer +1300 +87 +3\.3 +9\.8$/m,
  /^the deadline, 2 insurers hang +9000 +30 +1\.0 +12\.0$/m,
  /^While 2 hang: 6 insurers in a quotation, memory 1\.02 times, sockets 0\.98 times/m,
  /^PASS {2}quote after its slowest insurer, .* p99 +9\.75 ms +must be below 25$/m,
  /^PASS {2}full quote beside bare Fastify, nothing kept, 32 at once +0\.80 of 1 +must be at least 0\.4$/m,
  /^PASS {2}search that was made before beside .* +0\.50 of 1 +must be at least 0\.5$/m,
  /^FAIL {2}catalogue beside .* +0\.25 of 1 +must be at least 0\.8$/m,
  /^NOT MEASURED {2}memory after load +- MB +must be below 200$/m,
])('says %s', (line) => expect(text).toMatch(line));
