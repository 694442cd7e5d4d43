import { median, medians, textTable } from '@cotiza/tools-kit';
import {
  LOAD_FIGURES,
  TASKS,
  type DelayFigures,
  type LoadSeries,
  type Measurements,
  type RemoteFigures,
  type Task,
} from '../figures';
import {
  BARE_FASTIFY,
  BARE_FASTIFY_ON_ALL_CORES,
  MCP_ECHO,
  processorRatioOf,
  rateRatioOf,
  SERVICE,
  SERVICE_BY_ONE,
  SERVICE_BY_TWO,
  SERVICE_DELIVERING,
  SERVICE_ON_EMBEDDED,
  SERVICE_ON_POSTGRES,
  VALIDATION_PIPE,
  type Verdict,
} from '../verdicts';

const NONE = '-';

/** What a server did, as a title and as the name of a row. */
const NAMED: Readonly<Record<Task, readonly [title: string, name: string]>> = {
  quote: ['Full quote of a car', 'quote'],
  estimate: ['Estimate of a car, where quotes are kept', 'estimate'],
  mcp2026: ['Full quote of a car over MCP 2026-07-28', 'quote over MCP 2026-07-28'],
  mcp2025: ['Full quote of a car over MCP 2025-11-25', 'quote over MCP 2025-11-25'],
  catalogue: ['Catalogue of car brands, the same bytes', 'catalogue'],
  search: ['Search of a car version, the same bytes', 'search'],
  leanCatalogue: ['Catalogue of car brands, the others with the fewest headers', 'catalogue, fewest headers'],
};

const rounded = (figure: number | null, digits: number) => (figure === null ? NONE : figure.toFixed(digits));

/** Everything measured and what it means, for a terminal. */
export function reportText(measurements: Measurements, verdicts: readonly Verdict[]): string {
  const { load } = measurements;
  return [
    ...TASKS.map((each) => `${NAMED[each][0]}\n${loadTable(load.filter(({ task }) => task === each))}`),
    `Processor time a request of the other for that of the one\n${ratioTable(load, processorRatioOf)}`,
    `Requests per second of the one for one of the other\n${ratioTable(load, rateRatioOf)}`,
    `Service\n${serviceTable(measurements)}`,
    remoteText(measurements.remote),
    `Bars\n${barTable(verdicts)}`,
  ].join('\n\n');
}

function loadTable(series: readonly LoadSeries[]): string {
  const rows = series.map(({ server, concurrency, rounds }) => {
    const { requestsPerSecond, p50Ms, p99Ms, cpuMicros, loadCpuMicros } = medians(rounds, LOAD_FIGURES);
    const times = [rounded(requestsPerSecond, 0), rounded(p50Ms, 2), rounded(p99Ms, 2)];
    return [server, String(concurrency), ...times, rounded(cpuMicros, 0), rounded(loadCpuMicros, 0)];
  });
  return textTable([['server', 'at once', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs/req', 'load µs/req'], ...rows]);
}

/** What is compared: the service in one of its ways with another server. */
const PAIRS = [
  [SERVICE, BARE_FASTIFY],
  [SERVICE, VALIDATION_PIPE],
  [SERVICE, MCP_ECHO],
  [SERVICE_ON_EMBEDDED, BARE_FASTIFY],
  [SERVICE_ON_POSTGRES, BARE_FASTIFY],
  [SERVICE_DELIVERING, BARE_FASTIFY_ON_ALL_CORES],
  [SERVICE_BY_TWO, SERVICE_BY_ONE],
] as const;

function ratioTable(load: readonly LoadSeries[], ratioOf: typeof processorRatioOf): string {
  const concurrencies = [...new Set(load.map(({ concurrency }) => concurrency))];
  const wasMeasured = (task: Task, name: string, at?: number) =>
    load.some((each) => each.task === task && each.server === name && each.concurrency === (at ?? each.concurrency));
  const rows = TASKS.flatMap((task) =>
    PAIRS.filter((pair) => pair.every((name) => wasMeasured(task, name))).map(([of, against]) => {
      const ratios = concurrencies.map((concurrency) =>
        wasMeasured(task, of, concurrency) && wasMeasured(task, against, concurrency)
          ? rounded(ratioOf(load, task, against, { of, concurrency }), 2)
          : NONE,
      );
      return [`${NAMED[task][1]}, ${of} / ${against}`, ...ratios];
    }),
  );
  return textTable([['', ...concurrencies.map((at) => `${at} at once`)], ...rows]);
}

function serviceTable({ startSeconds, memory, inProcess }: Measurements): string {
  const { judgeMicros, ratingMicros, catalogueMicros, newSearchMicros } = inProcess;
  return textTable([
    [`start until ready, median of ${startSeconds.length}`, rounded(median(startSeconds), 2), 's'],
    ['memory when idle', rounded(memory.idleMb, 0), 'MB'],
    ['memory after load', rounded(memory.afterLoadMb, 0), 'MB'],
    ['memory after load of all in one, delivering', rounded(memory.afterDeliveringMb, 0), 'MB'],
    ['memory after load over MCP', rounded(memory.afterMcpLoadMb, 0), 'MB'],
    ['validation of the car body', rounded(judgeMicros, 1), 'µs'],
    ...Object.entries(ratingMicros).map(([line, micros]) => [
      `rating of one insurer, ${line}`,
      rounded(micros, 1),
      'µs',
    ]),
    ['a catalogue answer from the cache', rounded(catalogueMicros, 2), 'µs'],
    ['a search that nobody made before', rounded(newSearchMicros, 0), 'µs'],
  ]);
}

function remoteText({
  insurers,
  hanging,
  clients,
  inTime,
  atDeadline,
  insurersAtDeadline,
  growth,
  afterBreaker,
}: RemoteFigures): string {
  const row = (name: string, { p50Ms, p99Ms, quotes, perSecond }: DelayFigures) => [
    name,
    String(quotes),
    rounded(perSecond, 0),
    rounded(p50Ms, 1),
    rounded(p99Ms, 1),
  ];
  const table = textTable([
    ['later than', 'quotes', 'quotes/s', 'p50 ms', 'p99 ms'],
    row('its slowest insurer, all answer', inTime),
    row(`the deadline, ${hanging} insurers hang`, atDeadline),
    row('its slowest insurer that is asked, breakers open', afterBreaker),
  ]);
  const held = growth
    ? `memory ${growth.memory.toFixed(2)} times, sockets ${growth.sockets.toFixed(2)} times what they were early on`
    : 'memory and sockets are not told by this machine';
  return [
    `${insurers} insurers over the network, ${clients} quotations in flight`,
    table,
    `While ${hanging} hang: ${insurersAtDeadline} insurers in a quotation, ${held}`,
  ].join('\n');
}

function barTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ bar, limit, figure, outcome }) => [
    `${outcome}  ${bar.text}`,
    `${rounded(figure, 2)} ${bar.unit}`,
    `must ${bar.must} ${limit}`,
  ]);
  return textTable(rows);
}
