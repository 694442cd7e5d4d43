import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayInSpain } from '@cotiza/kernel';
import { runCommand, textTable } from '@cotiza/tools-kit';
import { startServiceProcess } from '@cotiza/tools-kit/service';
import { AGENTS, type AgentsOptions } from './agents-options';
import { figuresOf } from './figures/figures';
import { scoreOf, verdictsOf } from './figures/verdicts';
import { figureRows, missedLines, reportMarkdown, type AgentsReport } from './report/report';
import { runAgents } from './run-agents';

const say = (text: string) => void process.stderr.write(`agents: ${text}\n`);

const SETTINGS = {
  HOST: '127.0.0.1',
  LIMIT_REFERENCE_PER_MINUTE: '0',
  LIMIT_QUOTES_PER_MINUTE: '0',
  LOG_LEVEL: 'error',
};

function wait(seconds: number): Promise<void> {
  say(`told to wait ${seconds} s`);
  return sleep(seconds * 1000);
}

async function play(options: AgentsOptions, url: string): Promise<AgentsReport> {
  const { seed, people } = options;
  const day = dayInSpain(Date.now());
  const talks = await runAgents({ ...options, url, fetch, wait, today: day, say });
  const figures = figuresOf(talks);
  return { url, seed, people, day, figures, verdicts: verdictsOf(figures), talks };
}

function write(folder: string, report: AgentsReport): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'agents.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'agents.md'), reportMarkdown(report));
}

/** @returns whether it may end well */
async function run(options: AgentsOptions): Promise<boolean> {
  if (options.url !== undefined) return playAt(options.url, options);
  const service = await startServiceProcess(SETTINGS);
  try {
    return await playAt(service.url, options);
  } finally {
    await service.stop();
  }
}

async function playAt(url: string, options: AgentsOptions): Promise<boolean> {
  const report = await play(options, url);
  write(options.report, report);
  const missed = missedLines(report.verdicts);
  process.stdout.write(`${textTable(figureRows(report.figures))}\n\n`);
  process.stdout.write(`Score: ${scoreOf(report.verdicts)} of 100. The report is in ${options.report}\n`);
  for (const line of missed) process.stdout.write(`${options.isCheck ? 'FAILED' : 'missed'}: ${line}\n`);
  return missed.length === 0 || !options.isCheck;
}

void runCommand(AGENTS, run);
