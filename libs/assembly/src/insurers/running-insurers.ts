import { readFileSync } from 'node:fs';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { NO_METRICS, remoteInsurers, type RemoteSettings, type InsurerMetrics } from '@cotiza/insurers-remote';
import {
  faultText,
  InvalidRateBooksError,
  loadTariffs,
  releasedBooks,
  tariffConnectors,
  type KnownEditions,
  type Tariffs,
} from '@cotiza/insurers-tariff';
import { type Clock, existing, OperatorFileError } from '@cotiza/kernel';
import { errorFacts, type Logger } from '@cotiza/platform';
import { ALWAYS, panelOf, type InsurerPanel, type PanelMember } from '@cotiza/quoting';
import { orCannotStart } from '../operator-files/or-cannot-start';
import { TARIFF, type ListedInsurer, type ListedTariff } from './insurers-file';
import { readInsurersFile } from './insurers-file.reader';
import { warnOfUnsoldLines } from './unsold-lines';
import type { Settings } from '../settings/service-settings';

/** The insurers that are asked, as the operator has them at this moment. */
export interface RunningInsurers {
  readonly panel: InsurerPanel;
  connectors(): readonly InsurerConnector[];
  /**
   * Reads the rate books of the operator and the file again. What cannot be used changes nothing, neither books nor file; quotations
   * under way end with whom they have asked.
   */
  reload(): void;
  /** Waits for the calls under way and closes every connection. */
  close(): Promise<void>;
}

interface InsurerContext {
  readonly clock: Clock;
  readonly logger: Logger;
  /** What the insurers of one file tell; asked for each time that the file has been read. */
  readonly metrics?: () => InsurerMetrics;
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

interface Lineup {
  readonly tariffs: Tariffs;
  readonly members: readonly PanelMember[];
  readonly panel: InsurerPanel;
  close(): Promise<void>;
}

/**
 * The insurers of INSURERS_FILE; without one, every embedded tariff. Their rate books are those of RATE_BOOKS_DIR; without one, those
 * that come along.
 *
 * @throws CannotStart with every fault of the file, or of the books
 */
export function runInsurers(
  { INSURERS_FILE: file, RATE_BOOKS_DIR: folder }: Pick<Settings, 'INSURERS_FILE' | 'RATE_BOOKS_DIR'>,
  context: InsurerContext,
): RunningInsurers {
  const { logger } = context;
  const lineup = (tariffs: Tariffs) => (file === undefined ? everyTariff(tariffs) : lineupOf(file, tariffs, context));
  const tariffs = folder === undefined ? loadTariffs() : orCannotStart('RATE_BOOKS_DIR', folder, () => booksOf(folder));
  let current = file === undefined ? lineup(tariffs) : orCannotStart('INSURERS_FILE', file, () => lineup(tariffs));
  warnOfUnsoldLines(current.panel, logger);
  return {
    panel: {
      sells: (line) => current.panel.sells(line),
      insurersOf: (line, reference) => current.panel.insurersOf(line, reference),
      documents: () => current.panel.documents?.() ?? [],
    },
    connectors: () => current.members.map(({ connector }) => connector),
    reload: () => {
      try {
        const before = current;
        current = lineup(folder === undefined ? before.tariffs : booksOf(folder, before.tariffs.editions));
        logger.info(
          { insurers: current.members.length, rateBooks: current.tariffs.editions.size },
          'insurers read again',
        );
        warnOfUnsoldLines(current.panel, logger);
        before.close().catch((error: unknown) => logger.error(errorFacts(error), 'insurers not closed'));
      } catch (error) {
        logger.error(factsOf(error), 'insurers not read again: those from before go on');
      }
    },
    close: () => current.close(),
  };
}

/** The books of the operator. One that has changed has a new version: quotations name the one that they were made by. */
const booksOf = (rateBooks: string, readBefore: KnownEditions = new Map()): Tariffs =>
  loadTariffs({ rateBooks, known: new Map([...releasedBooks(), ...readBefore]) });

function factsOf(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof OperatorFileError) return { faults: error.faults };
  return error instanceof InvalidRateBooksError ? { faults: error.faults.map(faultText) } : { ...errorFacts(error) };
}

function everyTariff(tariffs: Tariffs): Lineup {
  const members = tariffConnectors(tariffs).map((connector) => ({ connector, weight: ALWAYS }));
  return { tariffs, members, panel: panelOf(members), close: () => Promise.resolve() };
}

function lineupOf(file: string, tariffs: Tariffs, context: InsurerContext): Lineup {
  const { clock, logger, metrics = () => NO_METRICS, environment = process.env } = context;
  const embedded = tariffConnectors(tariffs);
  const ids = embedded.map(({ manifest }) => manifest.id);
  const listed = readInsurersFile(readFileSync(file, 'utf8'), ids, environment);
  const remote = listed.filter(isRemote);
  const { connectors, close } = remoteInsurers(
    remote.map(({ settings }) => settings),
    { clock, metrics: metrics(), report: (event, facts) => logger.warn(facts, event) },
  );
  const members = [
    ...remote.map(({ weight }, index) => ({
      connector: existing(connectors[index], 'connector of that insurer'),
      weight,
    })),
    ...listed.filter(isTariff).map(({ settings, weight }) => ({ connector: tariffOf(settings, embedded), weight })),
  ];
  return { tariffs, members, panel: panelOf(members), close };
}

const isTariff = (insurer: ListedInsurer): insurer is ListedInsurer & { settings: ListedTariff } =>
  insurer.settings.connector === TARIFF;
const isRemote = (insurer: ListedInsurer): insurer is ListedInsurer & { settings: RemoteSettings } =>
  !isTariff(insurer);

/** An embedded insurer, asked for the lines of the file alone. */
function tariffOf({ id, lines }: ListedTariff, tariffs: readonly InsurerConnector[]): InsurerConnector {
  const tariff = existing(
    tariffs.find(({ manifest }) => manifest.id === id),
    'embedded insurer of that id',
  );
  const offered = tariff.manifest.lines.filter((line) => lines.includes(line));
  return {
    manifest: { ...tariff.manifest, lines: offered },
    quote: (request, asking) => tariff.quote(request, asking),
  };
}
