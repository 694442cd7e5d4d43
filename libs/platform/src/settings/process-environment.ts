import { existsSync } from 'node:fs';
import { SettingsError, type Environment } from '@cotiza/kernel';

const FILE = '.env';

/**
 * Returns the environment of this process, with what `.env` in the working directory adds to it. It is read once, at the start: the
 * only place where `process.env` is.
 *
 * @throws SettingsError when `.env` is there and cannot be read
 */
export function processEnvironment(): Environment {
  try {
    process.loadEnvFile(FILE);
  } catch {
    // Node says ENOENT of a file that it may not read, too.
    if (existsSync(FILE)) throw new SettingsError([`${FILE} in the working directory cannot be read`]);
  }
  return process.env;
}
