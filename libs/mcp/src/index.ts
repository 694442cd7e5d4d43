export { MCP_PATH } from './http/mcp.controller';
export { REGISTERED_DESCRIPTION, REGISTERED_NAME, SERVER_CARD_PATH } from './http/server-card.controller';
export { MCP_DOOR, McpModule } from './mcp.module';
export { OFFERS_VIEW_META, offersView } from './offers-app/offers-view';
export { OFFERS_APP_HTML, OFFERS_APP_URI } from './offers-app/offers-app';
export { DIRECTORY_OPTIONS, PROFILES, type Profile } from './profiles/profile';
export { profiledSchema } from './profiles/profiled-schema';
export { TOOLS } from './tool-surface';
