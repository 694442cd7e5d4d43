import type { InsurerConnector, Law } from '@cotiza/insurers-port';
import {
  NO_METRICS,
  remoteInsurers,
  type InsurerMetrics,
  type QuestionCounter,
  type RemoteSettings,
} from '@cotiza/insurers-remote';
import {
  loadTariffs,
  releasedBooks,
  tariffConnectors,
  type KnownEditions,
  type Tariffs,
} from '@cotiza/insurers-tariff';
import { type Clock, type Environment, defined, SettingsError } from '@cotiza/kernel';
import { errorFacts, type Logger } from '@cotiza/platform/process';
import { FULL_WEIGHT, panelOf, type InsurerPanel } from '@cotiza/quoting';
import { readNamedFile, readOperatorFile, readTogether } from '../operator-files/read-named-file';
import type { InsurerLogo } from './insurer-logo';
import { readInsurersFile } from './insurers-file.reader';
import { TARIFF, type ListedInsurer, type ListedTariff } from './listed-insurer';
import { warnOfUnsoldLines } from './unsold-lines';
import type { Settings } from '../settings/service-settings';

interface InsurerContext {
  readonly clock: Clock;
  /** The packaged series of the law when absent. */
  readonly law?: Law;
  readonly logger: Logger;
  /** Makes the metrics of the insurers of one file, each time that it has been read. */
  readonly metrics?: () => InsurerMetrics;
  /** Where the file's credentials are. */
  readonly environment: Environment;
  /** Counts the questions that insurers bill. */
  readonly counter: QuestionCounter;
}

type InsurerSettings = Pick<Settings, 'INSURERS_FILE' | 'RATE_BOOKS_DIR' | 'INSURER_DEADLINE_MS'>;

/** The operator's rate books and file as they were read; without a file, every embedded tariff is asked. */
interface ReadInsurers {
  readonly tariffs: Tariffs;
  readonly listed: readonly ListedInsurer[] | undefined;
}

/**
 * Reads the rate books and the file of insurers.
 *
 * @param readBefore the tariffs of the last reading: a book that has changed gets a new version, which quotations name
 * @throws SettingsError with every fault of both
 */
export function readInsurers(
  { INSURERS_FILE: file, RATE_BOOKS_DIR: folder, INSURER_DEADLINE_MS: mostMs }: InsurerSettings,
  environment: Environment,
  { readBefore, law }: { readonly readBefore?: Tariffs; readonly law?: Law } = {},
): ReadInsurers {
  let tariffs = readBefore;
  return readTogether({
    tariffs: () => {
      if (folder !== undefined)
        tariffs = readNamedFile('RATE_BOOKS_DIR', folder, () => booksOf(folder, law, readBefore?.editions));
      return (tariffs ??= loadTariffs({ law }));
    },
    listed: () => {
      if (file === undefined) return undefined;
      const embedded = (tariffs ?? loadTariffs()).insurers.map(({ id }) => id);
      return readNamedFile('INSURERS_FILE', file, () =>
        readInsurersFile(readOperatorFile(file), { embedded, mostMs, environment }),
      );
    },
  });
}

/**
 * Returns the insurers of INSURERS_FILE; without one, every embedded tariff. Their rate books are those of RATE_BOOKS_DIR, or the
 * packaged ones.
 *
 * @throws SettingsError with every fault of the file, and of the books
 */
export function runInsurers(settings: InsurerSettings, context: InsurerContext) {
  const { logger, environment, law } = context;
  let current = lineupOf(readInsurers(settings, environment, { law }), settings, context);
  warnOfUnsoldLines(current.panel, logger);
  const panel: InsurerPanel = {
    sells: (line) => current.panel.sells(line),
    insurersOf: (...asked) => current.panel.insurersOf(...asked),
    documents: () => current.panel.documents?.() ?? [],
  };
  return {
    panel,
    connectors: (): readonly InsurerConnector[] => current.members.map(({ connector }) => connector),
    /** Returns the logo of an insurer by its name for customers. */
    logoOf: (name: string): InsurerLogo | undefined =>
      current.members.find(({ connector }) => connector.manifest.name === name)?.logo,
    /**
     * Reads the rate books of the operator and the file again. A fault in one of them changes neither; quotations under way end
     * with the insurers that they have asked.
     */
    reload: () => {
      try {
        const before = current;
        current = lineupOf(readInsurers(settings, environment, { readBefore: before.tariffs, law }), settings, context);
        logger.info(
          { insurers: current.members.length, rateBooks: current.tariffs.editions.size },
          'insurers read again',
        );
        warnOfUnsoldLines(current.panel, logger);
        before.close().catch((error: unknown) => logger.error(errorFacts(error), 'insurers not closed'));
      } catch (error) {
        const facts = error instanceof SettingsError ? { faults: error.faults } : errorFacts(error);
        logger.error(facts, 'insurers not read again: those from before go on');
      }
    },
    /** Waits for the calls under way and closes every connection. */
    close: () => current.close(),
  };
}

const booksOf = (rateBooks: string, law?: Law, readBefore: KnownEditions = new Map()): Tariffs =>
  loadTariffs({ rateBooks, law, known: new Map([...releasedBooks(), ...readBefore]) });

/** An insurer that is asked. */
interface Member {
  readonly connector: InsurerConnector;
  readonly weight: number;
  readonly logo?: InsurerLogo;
}

function lineupOf(
  { tariffs, listed }: ReadInsurers,
  { INSURER_DEADLINE_MS: mostMs }: InsurerSettings,
  { clock, logger, metrics = () => NO_METRICS, counter }: InsurerContext,
) {
  const embedded = tariffConnectors(tariffs, clock);
  const remote = (listed ?? []).filter(isRemote);
  const { connectors, close } = remoteInsurers(
    remote.map(({ settings }) => settings),
    { clock, metrics: metrics(), counter, report: (event, facts) => logger.warn(facts, event) },
    { mostMs },
  );
  const members: readonly Member[] = [
    ...remote.map(({ weight, logo }, index) => ({
      connector: defined(connectors[index], 'connector of that insurer'),
      ...{ weight, logo },
    })),
    ...(listed === undefined
      ? embedded.map((connector) => ({ connector, weight: FULL_WEIGHT }))
      : listed
          .filter(isTariff)
          .map(({ settings, weight, logo }) => ({ connector: tariffOf(settings, embedded), weight, logo }))),
  ];
  return { tariffs, members, panel: panelOf(members), close };
}

const isRemote = (insurer: ListedInsurer): insurer is ListedInsurer & { settings: RemoteSettings } =>
  insurer.settings.connector !== TARIFF;
const isTariff = (insurer: ListedInsurer): insurer is ListedInsurer & { settings: ListedTariff } => !isRemote(insurer);

/** An embedded insurer, asked for the lines of the file alone. */
function tariffOf({ id, lines }: ListedTariff, tariffs: readonly InsurerConnector[]): InsurerConnector {
  const tariff = defined(
    tariffs.find(({ manifest }) => manifest.id === id),
    'embedded insurer of that id',
  );
  const offered = tariff.manifest.lines.filter((line) => lines.includes(line));
  return { ...tariff, manifest: { ...tariff.manifest, lines: offered } };
}
