import type { InsurerConnector, InsurerManifest } from '@cotiza/insurers-port';
import type { Clock } from '@cotiza/kernel';
import type { SettingsClass } from '@cotiza/kernel/settings';
import type { HttpClient } from '@cotiza/transport';
import type { RemoteManifest } from './remote-manifest';
import type { RemoteSettings } from './remote-settings';

/** The parts that the transport gives a connector. */
export interface ConnectorParts {
  readonly http: HttpClient;
  readonly clock: Clock;
}

/** A kind of insurer over the network, exported by the folder of its connector. */
export interface RemoteConnector<S extends RemoteSettings = RemoteSettings> {
  readonly manifest: RemoteManifest;
  /** The class that validates its settings. */
  readonly settings: SettingsClass<S>;
  /** @param settings without faults */
  make(settings: S, parts: ConnectorParts): InsurerConnector;
}

/** Returns the manifest of an insurer with these settings. */
export function manifestOf(manifest: RemoteManifest, { id, name, lines, costCents }: RemoteSettings): InsurerManifest {
  const { deadlineMs: _deadline, maxConcurrent: _most, ...own } = manifest;
  const bill = costCents ?? manifest.costCents;
  const said = { ...own, id: id ?? manifest.id, name: name ?? manifest.name, lines };
  return bill === undefined ? said : { ...said, costCents: bill };
}
