/**
 * Ends with 0 while the process in this container can answer something: see docs/operations.md. Where METRICS_PORT is set it
 * asks there, so that it does not wait behind the connections of clients.
 */
const { PORT = '3000', METRICS_PORT, METRICS_HOST = '127.0.0.1' } = process.env;
const hasOwnPort = Number(METRICS_PORT) > 0;
const isEverywhere = METRICS_HOST === '0.0.0.0' || METRICS_HOST === '::';
const host = hasOwnPort && !isEverywhere ? METRICS_HOST : '127.0.0.1';
const address = `${host.includes(':') ? `[${host}]` : host}:${hasOwnPort ? METRICS_PORT : PORT}`;
const serves = await fetch(`http://${address}/health/serving`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = serves ? 0 : 1;
