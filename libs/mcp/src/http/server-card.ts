import { ICONS, PROTOCOL_VERSIONS, SERVER_INFO } from '../server/server-info';

/** What a registry knows the server by: a namespace and a name. */
export const REGISTERED_NAME = 'es.cotiza/cotiza';

/** What the server is for, in a hundred characters. */
export const REGISTERED_DESCRIPTION =
  'Home, car and motorcycle insurance prices in Spain from several insurers in one call.';

/** The schema of cards, by the draft of SEP-2127. */
const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json';

/**
 * The card of the server, by which a client knows it before it connects.
 *
 * @param address of the MCP server; undefined where it is not known, and then the card does not say where it is
 */
export const serverCard = (address: string | undefined): object => ({
  $schema: SCHEMA,
  name: REGISTERED_NAME,
  title: SERVER_INFO.title,
  version: SERVER_INFO.version,
  description: REGISTERED_DESCRIPTION,
  icons: ICONS,
  ...(address === undefined
    ? {}
    : { remotes: [{ type: 'streamable-http', url: address, supportedProtocolVersions: PROTOCOL_VERSIONS }] }),
});
