import { existing } from '@cotiza/kernel';
import { OPERATIONS } from '../door/door';
import { FIGURES, type FigureName, type PersonaFigures, type Talked } from '../figures/figures';
import { PERSONAS } from '../personas.table';
import { scoreOf, type Verdict } from '../figures/verdicts';

/** Everything that a run came to. */
export interface AgentsReport {
  readonly url: string;
  readonly seed: number;
  readonly people: number;
  readonly day: string;
  readonly figures: readonly PersonaFigures[];
  readonly verdicts: readonly Verdict[];
  readonly talks: readonly Talked[];
}

/** Columns of the table, in the words of its head. */
const COLUMNS: readonly (readonly [figure: FigureName, head: string])[] = [
  ['quoted', 'quoted'],
  ['offers', 'offers'],
  ['levels', 'levels'],
  ['detailed', 'detailed'],
  ['notAddingUp', 'not adding up'],
  ['estimated', 'estimated'],
  ['outOfRange', 'out of range'],
  ['turns', 'turns'],
  ['questions', 'questions'],
  ['calls', 'calls'],
  ['tokens', 'tokens'],
  ['invented', 'invented'],
  ['codesInvented', 'codes'],
  ['early', 'early'],
  ['personal', 'personal'],
  ['helpless', 'helpless'],
  ['surprises', 'surprises'],
  ['echoes', 'echoes'],
  ['puzzling', 'puzzling'],
];

const SHARES: ReadonlySet<FigureName> = new Set(['quoted', 'detailed', 'estimated']);

const shown = (figure: FigureName, value: number) =>
  SHARES.has(figure) ? `${Math.round(value * 100)} %` : String(value);

/** The figures as rows, the head first. */
export const figureRows = (figures: readonly PersonaFigures[]): string[][] => [
  ['persona', 'door', ...COLUMNS.map(([, head]) => head)],
  ...figures.map(({ persona, door, figures: counted }) => [
    persona,
    door,
    ...COLUMNS.map(([figure]) => shown(figure, counted[figure])),
  ]),
];

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [tableRow(head), tableRow(head.map(() => '---')), ...rows.map(tableRow)].join('\n');

/** A line for each threshold that is not kept. */
export const missedLines = (verdicts: readonly Verdict[]): string[] =>
  verdicts
    .filter(({ isKept }) => !isKept)
    .map(
      ({ persona, door, figure, value, must, limit }) =>
        `${persona} at ${door}: ${figure} is ${value}, must ${must} ${limit}`,
    );

/** Who was sent what identifies somebody: values by operation, on average of a conversation. */
function personalRows(talks: readonly Talked[]): string[][] {
  const rows = new Map<string, { talks: number; sent: Map<string, number> }>();
  for (const { persona, door, personal } of talks) {
    const row = rows.get(`${persona} | ${door}`) ?? { talks: 0, sent: new Map<string, number>() };
    row.talks += 1;
    for (const [operation, fields] of Object.entries(personal)) {
      const values = Object.values(fields).reduce((all, times) => all + times, 0);
      row.sent.set(operation, (row.sent.get(operation) ?? 0) + values);
    }
    rows.set(`${persona} | ${door}`, row);
  }
  const cells = [...rows].map(([name, row]) => [
    ...name.split(' | '),
    ...OPERATIONS.map((operation) => ((row.sent.get(operation) ?? 0) / row.talks).toFixed(1)),
  ]);
  return [['persona', 'door', ...OPERATIONS], ...cells];
}

/** The report for people. */
export function reportMarkdown({ url, seed, people, day, figures, verdicts, talks }: AgentsReport): string {
  const missed = missedLines(verdicts);
  const troubles = talks.flatMap(troublesOf);
  return [
    '# Agents that were played',
    `Against ${url} on ${day}, seed ${seed}, ${people} customers of each line. Score: ${scoreOf(verdicts)} of 100.`,
    markdownTable(figureRows(figures)),
    PERSONAS.filter(({ name }) => figures.some(({ persona }) => persona === name))
      .map(({ name, about }) => `- ${name}: ${about}`)
      .join('\n'),
    Object.entries(FIGURES)
      .map(
        ([name, about]) =>
          `- ${
            existing(
              COLUMNS.find(([figure]) => figure === name),
              `column of ${name}`,
            )[1]
          }: ${about}`,
      )
      .join('\n'),
    '## Who was sent what identifies somebody\n\nValues in a conversation, on average, by operation.',
    markdownTable(personalRows(talks)),
    `## Thresholds\n\n${missed.length === 0 ? 'All are kept.' : missed.map((line) => `- ${line}`).join('\n')}`,
    `## Where agents were left\n\n${troubles.length === 0 ? 'Nowhere.' : troubles.join('\n')}`,
    '',
  ].join('\n\n');
}

function troublesOf({ persona, door, ramo, seed, outcome, broken, puzzling }: Talked): string[] {
  const where = `- ${persona} at ${door}, ${ramo}, seed ${seed}: `;
  return [
    ...(broken === undefined ? [] : [`broke off: ${broken}`]),
    ...outcome.helpless.map((what) => `helpless with ${what}`),
    ...puzzling.map((question) => `the customer did not understand: ${question}`),
  ].map((what) => where + what);
}
