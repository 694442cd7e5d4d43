import { readFileSync } from 'node:fs';
import type { InsurerConnector } from '@cotiza/insurers-port';
import { NO_METRICS, remoteInsurers, type RemoteSettings, type InsurerMetrics } from '@cotiza/insurers-remote';
import { loadTariffInsurers } from '@cotiza/insurers-tariff';
import type { Clock } from '@cotiza/kernel';
import { errorFacts, type Logger, type Settings } from '@cotiza/platform';
import { ALWAYS, panelOf, type InsurerPanel, type PanelMember } from '@cotiza/quoting';
import { orCannotStart } from '../operator-files/or-cannot-start';
import { InsurersFileError, TARIFF, type ListedInsurer, type ListedTariff } from './insurers-file';
import { readInsurersFile } from './insurers-file.reader';
import { warnOfUnsoldLines } from './unsold-lines';

/** The insurers that are asked, as the operator has them at this moment. */
export interface RunningInsurers {
  readonly panel: InsurerPanel;
  connectors(): readonly InsurerConnector[];
  /** Reads the file again. One that cannot be used changes nothing; quotations under way end with whom they have asked. */
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
  readonly members: readonly PanelMember[];
  readonly panel: InsurerPanel;
  close(): Promise<void>;
}

/**
 * The insurers of INSURERS_FILE; without one, every embedded tariff.
 *
 * @throws CannotStart with every fault of the file
 */
export function runInsurers(
  { INSURERS_FILE: file }: Pick<Settings, 'INSURERS_FILE'>,
  context: InsurerContext,
): RunningInsurers {
  const { logger } = context;
  const tariffs = loadTariffInsurers();
  const lineup = () => (file === undefined ? everyTariff(tariffs) : lineupOf(file, tariffs, context));
  let current = file === undefined ? lineup() : orCannotStart('INSURERS_FILE', file, lineup);
  warnOfUnsoldLines(current.panel, logger);
  return {
    panel: {
      sells: (line) => current.panel.sells(line),
      insurersOf: (line, reference) => current.panel.insurersOf(line, reference),
    },
    connectors: () => current.members.map(({ connector }) => connector),
    reload: () => {
      try {
        const before = current;
        current = lineup();
        logger.info({ insurers: current.members.length }, 'insurers read again');
        warnOfUnsoldLines(current.panel, logger);
        before.close().catch((error: unknown) => logger.error(errorFacts(error), 'insurers not closed'));
      } catch (error) {
        const facts = error instanceof InsurersFileError ? { faults: error.faults } : errorFacts(error);
        logger.error(facts, 'insurers not read again: those from before go on');
      }
    },
    close: () => current.close(),
  };
}

function everyTariff(tariffs: readonly InsurerConnector[]): Lineup {
  const members = tariffs.map((connector) => ({ connector, weight: ALWAYS }));
  return { members, panel: panelOf(members), close: () => Promise.resolve() };
}

function lineupOf(file: string, tariffs: readonly InsurerConnector[], context: InsurerContext): Lineup {
  const { clock, logger, metrics = () => NO_METRICS, environment = process.env } = context;
  const ids = tariffs.map(({ manifest }) => manifest.id);
  const listed = readInsurersFile(readFileSync(file, 'utf8'), ids, environment);
  const remote = listed.filter(isRemote);
  const { connectors, close } = remoteInsurers(
    remote.map(({ settings }) => settings),
    { clock, metrics: metrics(), report: (event, facts) => logger.warn(facts, event) },
  );
  const members = [
    ...remote.map(({ weight }, index) => ({ connector: connectors[index]!, weight })),
    ...listed.filter(isTariff).map(({ settings, weight }) => ({ connector: tariffOf(settings, tariffs), weight })),
  ];
  return { members, panel: panelOf(members), close };
}

const isTariff = (insurer: ListedInsurer): insurer is ListedInsurer & { settings: ListedTariff } =>
  insurer.settings.connector === TARIFF;
const isRemote = (insurer: ListedInsurer): insurer is ListedInsurer & { settings: RemoteSettings } =>
  !isTariff(insurer);

/** An embedded insurer, asked for the lines of the file alone. */
function tariffOf({ id, lines }: ListedTariff, tariffs: readonly InsurerConnector[]): InsurerConnector {
  const tariff = tariffs.find(({ manifest }) => manifest.id === id)!;
  const offered = tariff.manifest.lines.filter((line) => lines.includes(line));
  return {
    manifest: { ...tariff.manifest, lines: offered },
    quote: (request, asking) => tariff.quote(request, asking),
  };
}
