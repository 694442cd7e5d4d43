import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type Undoing } from '@cotiza/tools-kit';
import type { Soak } from './figures';
import { flatnessOf } from './judge/flatness';
import { reportText } from './report';
import { runSoak } from './run-soak';
import { SOAK, type SoakOptions } from './soak-options';

const say = (text: string) => void process.stderr.write(`soak: ${text}\n`);

/** @returns whether nothing grew and every answer was as it should be */
async function run(options: SoakOptions, undoing: Undoing): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-soak-'));
  undoing.add(() => rmSync(folder, { recursive: true, force: true }));
  const soak = await runSoak(options, folder, undoing, say);
  const flatness = flatnessOf(soak.samples);
  process.stdout.write(`${reportText(soak, flatness)}\n`);
  return isAnswered(soak) && flatness.every(({ outcome }) => outcome === 'PASS');
}

/** What else the machine does may be in its way for a moment: then a few are refused. */
const REFUSED_SHARE = 0.01;

const isAnswered = ({ asking: { faultCount, refused, answered } }: Soak) =>
  faultCount === 0 && answered > 0 && refused <= REFUSED_SHARE * answered;

void runCommand(SOAK, run);
