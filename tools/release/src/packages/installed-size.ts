import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

const NPM_OPTIONS = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--silent'];

const BLOCK_BYTES = 512;

/** Installs an app alone, as an image of it does, and returns the bytes that it takes on the disk. */
export function installedSize(app: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'cotiza-installed-'));
  try {
    execFileSync(process.execPath, ['deploy/image-files.mjs', folder, app], { cwd: WORKSPACE_ROOT });
    execFileSync('npm', ['ci', ...NPM_OPTIONS], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * BLOCK_BYTES, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
