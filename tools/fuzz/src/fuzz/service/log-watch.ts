import type { Marks } from '../marks/marks';

const ERROR_LEVEL = 50;
const SHOWN_CHARS = 300;

/** Reads what a service prints, and keeps what is wrong with it. */
export class LogWatch {
  /** In sentences; the same kind of fault is one. */
  readonly faults = new Map<string, string>();
  lines = 0;
  private rest = '';

  constructor(private readonly marks: Marks) {}

  read(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.judge(line);
  }

  private judge(line: string): void {
    this.lines += 1;
    const shown = line.slice(0, SHOWN_CHARS);
    if (this.marks.findIn(line) !== undefined)
      this.faults.set('mark', `a line of the log holds a marked value: ${shown}`);
    const facts = jsonOf(line);
    if (!facts) this.faults.set('no JSON', `a line that is no JSON: ${shown}`);
    else if (facts.level >= ERROR_LEVEL)
      this.faults.set(`error ${facts.msg} ${facts.at}`, `the log has an error: ${shown}`);
  }
}

function jsonOf(line: string): { readonly level: number; readonly msg: string; readonly at: string } | undefined {
  try {
    const { level, msg, at } = JSON.parse(line) as { level: number; msg: string; at?: readonly string[] };
    return { level, msg, at: at?.[0] ?? '' };
  } catch {
    return undefined;
  }
}
