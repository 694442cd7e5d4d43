import { findPinning } from '../bench/processes/pinning';
import { verdictsOf } from './limits';
import { UsageError } from '../command-line';
import { HELP, readOverloadOptions, type OverloadOptions } from './overload-options';
import { reportText } from './report';
import { runOverload } from './run-overload';

const progress = (text: string) => void process.stderr.write(`overload: ${text}\n`);

async function run(options: OverloadOptions): Promise<void> {
  const pinning = findPinning();
  progress(
    pinning
      ? `the service on core ${pinning.server}, the load on core ${pinning.load}`
      : 'service and load share the cores: this machine cannot keep them apart, so figures vary more',
  );
  const measured = await runOverload(options, pinning, progress);
  const verdicts = verdictsOf(measured, options.quick);
  process.stdout.write(`${reportText(measured, verdicts)}\n`);
  if (verdicts.some(({ outcome }) => outcome === 'FAIL')) process.exitCode = 1;
}

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  try {
    const options = readOverloadOptions(process.argv.slice(2));
    if (options === 'help') process.stdout.write(`${HELP}\n`);
    else await run(options);
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

void main();
