export const QUOTES = '/api/agent/cotizaciones';
export const CHECKS = '/api/agent/comprobaciones';
export const ESTIMATES = '/api/agent/estimaciones';
export const OFFERS = '/api/agent/ofertas/';
export const REQUIREMENTS = '/api/agent/requisitos';
export const CATALOGUE = '/api/agent/catalogo';
export const ALIAS = '/api/v1/catalog';
export const MCP = '/api/agent/mcp';
export const OPENAPI = '/api/openapi.json';

/** The addresses that the description of a service leaves out, parameters left out. */
export const OTHER_ADDRESSES = [
  ...[MCP, `${MCP}/server-card`, OPENAPI, ALIAS, '/api/docs', '/api/docs/probar', '/llms.txt', '/favicon.ico', '/'],
  ...['/productos/', '/c/', '/health/live', '/health/ready', '/health/serving', '/metrics'],
];
