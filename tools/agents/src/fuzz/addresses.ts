export const QUOTES = '/api/agent/cotizaciones';
export const CHECKS = '/api/agent/comprobaciones';
export const ESTIMATES = '/api/agent/estimaciones';
export const OFFERS = '/api/agent/ofertas/';
export const PRODUCTS = '/api/agent/productos/';
export const PRODUCT_PAGES = '/productos/';
export const REQUIREMENTS = '/api/agent/requisitos';
export const CATALOGUE = '/api/agent/catalogo';
export const ALIAS = '/api/v1/catalog';
export const MCP = '/api/agent/mcp';
export const SERVER_CARD = '/api/agent/mcp/server-card';
export const OPENAPI = '/api/openapi.json';
export const PURCHASE = '/api/purchase/';
export const PAGE = '/c/';

/** The key of a shop that reads purchase links. */
export const SHOP_KEY = 'the-key-of-the-shop-of-the-fuzzer';

/** Every address that a service has, parameters left out. */
export const ADDRESSES = [
  QUOTES,
  CHECKS,
  ESTIMATES,
  REQUIREMENTS,
  CATALOGUE,
  ALIAS,
  MCP,
  SERVER_CARD,
  OPENAPI,
  OFFERS,
  PRODUCTS,
  PRODUCT_PAGES,
  PURCHASE,
  PAGE,
  '/api/docs',
  '/api/docs/probar',
  '/api/docs/probar/swagger-ui.css',
  '/llms.txt',
  '/favicon.ico',
  '/health/live',
  '/health/ready',
  '/health/serving',
  '/metrics',
  '/',
] as const;
