import { defined } from '@cotiza/kernel';
import { faultLines } from '@cotiza/kernel/settings';
import { LONGEST_DEADLINE_MS, type InsurerConnector } from '@cotiza/insurers-port';
import { DEFAULT_LIMITS, httpClient, type TransportLimits } from '@cotiza/transport';
import { connectorOf, type OwnConnectors } from './connectors';
import { remoteSettingsFaults } from './remote-settings-faults';
import type { RemoteConnector } from './settings/remote-connector';
import type { RemoteSettings } from './settings/remote-settings';
import { ConnectorGuard } from './guard/connector-guard';
import { harmless, type Observers } from './guard/observers';

/** Insurers over the network, ready to be asked. */
export interface RemoteInsurers {
  readonly connectors: readonly InsurerConnector[];
  /** Waits for the questions in progress, at most until their deadlines, and closes every connection. */
  close(): Promise<void>;
}

/** Thrown for invalid settings, with all their faults and none of their values. */
export class RemoteSettingsError extends Error {
  override readonly name = 'RemoteSettingsError';

  /** @param faults one sentence each */
  constructor(readonly faults: readonly string[]) {
    super(`the insurers cannot be used: ${faults.join('; ')}`);
  }
}

/**
 * Makes the insurers of some settings, each with its own connections, deadline, circuit breaker and cap. Makes no call yet.
 *
 * @param own connectors that are not of this package, by the name that settings give them
 * @param mostMs the longest deadline of any insurer, in milliseconds
 * @throws RemoteSettingsError with every fault of every insurer, including duplicate ids
 */
export function remoteInsurers(
  settings: readonly RemoteSettings[],
  observers: Observers,
  { own = {}, mostMs = LONGEST_DEADLINE_MS }: { readonly own?: OwnConnectors; readonly mostMs?: number } = {},
): RemoteInsurers {
  const faults = settings.flatMap((each, index) => faultLines(remoteSettingsFaults(each, `insurers[${index}]`, own)));
  if (faults.length > 0) throw new RemoteSettingsError(faults);
  const uncounted = settings.flatMap(({ spend }, index) =>
    spend && !observers.counter ? [`insurers[${index}].spend needs a counter of questions`] : [],
  );
  const others = [...repeatedIds(settings), ...uncounted];
  if (others.length > 0) throw new RemoteSettingsError(others);
  const quiet = { ...observers, ...harmless(observers) };
  const made = settings.map((each) =>
    makeInsurer(each, defined(connectorOf(each.connector, own), 'connector'), quiet, mostMs),
  );
  return {
    connectors: made.map(({ connector }) => connector),
    close: async () => {
      await Promise.all(made.map(({ close }) => close()));
    },
  };
}

interface MadeInsurer {
  readonly connector: InsurerConnector;
  close(): Promise<void>;
}

function makeInsurer(
  settings: RemoteSettings,
  { manifest, make }: RemoteConnector,
  observers: Observers,
  mostMs: number,
): MadeInsurer {
  const id = idOf(settings);
  const { clock, report, metrics } = observers;
  const limits = { ...DEFAULT_LIMITS, ...limitsOf(settings, manifest.maxConcurrent) };
  const http = httpClient({ callee: { insurer: id }, baseUrl: settings.baseUrl, limits, clock, report });
  const guard = new ConnectorGuard(make(settings, { http, clock }), {
    ...{ id, limits, clock, report, metrics },
    deadlineMs: Math.min(settings.deadlineMs ?? manifest.deadlineMs, mostMs),
    ...(settings.spend && observers.counter && { budget: { spend: settings.spend, counter: observers.counter } }),
  });
  return {
    connector: guard.guarded(),
    close: async () => {
      await guard.settled();
      await http.close();
    },
  };
}

function limitsOf(settings: RemoteSettings, documented: number): Partial<TransportLimits> {
  const { maxConcurrent = documented, maxQueued = maxConcurrent, breakerFailures, breakerPauseMs } = settings;
  return {
    maxConcurrent,
    maxQueued,
    ...(breakerFailures !== undefined && { breakerFailures }),
    ...(breakerPauseMs !== undefined && { breakerPauseMs }),
  };
}

/** Returns the connector's own id, unless the settings have another. */
function idOf({ id, connector }: RemoteSettings): string {
  return id ?? connector;
}

function repeatedIds(settings: readonly RemoteSettings[]): string[] {
  const ids = settings.map(idOf);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [`insurers[${index}].id must differ from that of insurers[${ids.indexOf(id)}]`] : [],
  );
}
