import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { type ScratchTree, scratchTree } from './scratch-tree';

jest.setTimeout(1_800_000);

const page = readFileSync(join(WORKSPACE_ROOT, 'docs/first-hour.md'), 'utf8');
const blocks = [...page.matchAll(/^## (.*)\n[^]*?^```sh\n([^]*?)^```$/gm)].map(
  ([, role = '', commands = '']) => [role, commands] as const,
);

/** What the last command of a role shows. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  'You write an agent, over REST': /true\nCOT-\w{10}/,
  'You write an agent, over MCP': /cotizar_coche/,
  'You import it in a program': /Aldaba Seguros Terceros \d/,
  'You run it': /maria=sha256:/,
  'You connect an insurer': /Test Suites: \d+ passed[^]*todo/,
  'You set prices': /IPS[^]*Nothing found/,
};

(process.env.NIGHTLY ? describe : describe.skip)('docs/first-hour.md', () => {
  let tree: ScratchTree;
  let service: ServiceProcess;
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-first-hour-'));
  beforeAll(async () => {
    tree = scratchTree();
    service = await startServiceProcess({ HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  });
  afterAll(async () => {
    await service?.stop();
    tree.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is for every role that the test knows', () => {
    expect(blocks.map(([role]) => role)).toEqual(Object.keys(SHOWN));
  });

  it.each(blocks)('%s', (role, commands) => {
    const here = commands.replaceAll('http://127.0.0.1:3000', service.url).replaceAll('/tmp/', `${folder}/`);
    const { status, output } = tree.run(`set -e; export DATA_DIR=${service.dataDir}\n${here}`);
    expect([status, output]).toEqual([0, expect.stringMatching(SHOWN[role]!)]);
  });
});
