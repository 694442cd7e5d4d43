import { faro } from './faro/faro.connector';
import { lonja } from './lonja/lonja.connector';
import { roble } from './roble/roble.connector';
import type { RemoteConnector } from './settings/remote-connector';

/** Every connector by its id, which is the name of its folder. */
export const CONNECTORS = { faro, roble, lonja } as const;

export type ConnectorId = keyof typeof CONNECTORS;

/** Connectors of others, by the name that settings give them. */
export type OwnConnectors = Readonly<Record<string, RemoteConnector>>;

/** Returns a connector by id, or undefined for an unknown id. The caller checks the settings against its schema. */
export function connectorOf(id: string, own: OwnConnectors = {}): RemoteConnector | undefined {
  if (Object.hasOwn(own, id)) return own[id];
  return Object.hasOwn(CONNECTORS, id) ? (CONNECTORS[id as ConnectorId] as RemoteConnector) : undefined;
}
