import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@cotiza/tools-kit';

/** Folder with the files of a deployment. */
export const DEPLOY = join(WORKSPACE_ROOT, 'deploy');
export const CHART = join(DEPLOY, 'helm/cotiza');

/** The text of a file of a deployment. */
export const readDeployFile = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
