import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedRequest } from './requests/asked-request';

/** What was answered, with names in the place of what is drawn. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What a quotation had written to its customer besides, and the page behind its link. */
  readonly sent?: string;
}

/** A request and what came of it. */
export interface Recorded {
  readonly request: AskedRequest;
  readonly answer: Answer;
}

const FILE = 'answers.jsonl';

export function writeRecording(folder: string, recorded: readonly Recorded[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), recorded.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** @throws Error when the folder holds no recording */
export function readRecording(folder: string): Recorded[] {
  const lines = readFileSync(join(folder, FILE), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Recorded);
}
