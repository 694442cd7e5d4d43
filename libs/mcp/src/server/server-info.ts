import { INTERFACE_VERSION } from '@cotiza/contract';

/** Revisions that are served: 2026-07-28 by its own envelope, the older ones by the handshake. */
export const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];

/** The C of the favicon, 48 by 48 points, as a PNG that every client can show without fetching it. */
const ICON =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwAQMAAABtzGvEAAAABlBMVEUbXkb////1lBvOAAAAOklEQVR42mNgwAoY//9vwKDq////h04x/weCAxjUAWYMSh6ouh4bBQRUpzAswuokrI7H6k3sAYIFAAAYH3DzJ/VlAQAAAABJRU5ErkJggg==';

export const ICONS = [{ src: `data:image/png;base64,${ICON}`, mimeType: 'image/png', sizes: ['48x48'] }];

/** Names the server in every answer of revision 2026-07-28, in the handshake and on its card. */
export const SERVER_INFO = {
  name: 'cotiza',
  title: 'Cotiza: precios de seguros',
  version: INTERFACE_VERSION,
};
