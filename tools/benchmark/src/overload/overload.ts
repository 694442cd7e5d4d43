import { runCommand } from '@cotiza/tools-kit';
import { findPinning } from '../bench/processes/pinning';
import { verdictsOf } from './limits';
import { OVERLOAD, type OverloadOptions } from './overload-options';
import { reportText } from './report';
import { runOverload } from './run-overload';

const progress = (text: string) => void process.stderr.write(`overload: ${text}\n`);

/** @returns whether every limit is kept */
async function run(options: OverloadOptions): Promise<boolean> {
  const pinning = findPinning();
  progress(
    pinning
      ? `the service on core ${pinning.server}, the load on core ${pinning.load}`
      : 'service and load share the cores: this machine cannot keep them apart, so figures vary more',
  );
  const measured = await runOverload(options, pinning, progress);
  const verdicts = verdictsOf(measured, options.quick);
  process.stdout.write(`${reportText(measured, verdicts)}\n`);
  return verdicts.every(({ outcome }) => outcome !== 'FAIL');
}

void runCommand(OVERLOAD, run);
