import { FAULT_KINDS, faultRow, type FaultKind } from '../faults/fault-kinds.table';

const KIND_WIDTH = 22;

const faults = (Object.keys(FAULT_KINDS) as FaultKind[]).map((kind) => {
  const { protocols, what } = faultRow(kind);
  return `  ${kind.padEnd(KIND_WIDTH)} ${what} (${protocols.join(', ')})`;
});

/** The text after the options in the help. */
export const CLOSING = `
ID is that of an insurer, plate-registry, or all for every insurer that is not named.

Latencies, in milliseconds: none, constant:50, uniform:10:90, or lognormal:300:2000 with its median and 99th percentile.

Faults, with what can show them:
${faults.join('\n')}

Example, eight insurers of which one is slow and one often fails:
  npm run -s simulator -- --insurers 8 --latency all=lognormal:300:2000 --latency roble-b=constant:6000 \\
    --fault faro-c=status-500:0.3 --config-file insurers.yaml

Once it is ready it prints one line of JSON, {"listening": "http://127.0.0.1:4600"}. While it runs, GET /admin/insurers
shows what happens, and PUT /admin/insurers/ID/latency and /fault change it.`;
