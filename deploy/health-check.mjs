/** Ends with 0 while the process in this container is ready. Yellow is ready: see docs/operations.md. */
const port = process.env.PORT ?? '3000';
const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
