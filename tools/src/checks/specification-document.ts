/** A row of the document: the heading it is under and its first column. */
export type DocumentRow = readonly [heading: string, row: string];

const HEADING = /^#{2,4} (.+)$/;
const RULE = /^(\d+)\. /;
const TIPO_VALUES = /^Values of tipo: (.+)\.$/;

/**
 * Every row of every table of the specification, with its list of `tipo` values and its numbered rules of errors. A second
 * table under one heading is named by the line above it.
 */
export function rowsOf(markdown: string): DocumentRow[] {
  const lines = markdown.split('\n');
  const rows: DocumentRow[] = [];
  const titled = new Set<string>();
  let heading = '';
  let table: string | undefined;
  let isInRules = false;
  for (const [index, line] of lines.entries()) {
    const newHeading = HEADING.exec(line)?.[1];
    if (newHeading !== undefined) heading = newHeading;
    isInRules = line === 'Rules:' || (isInRules && newHeading === undefined);
    const rule = isInRules ? RULE.exec(line)?.[1] : undefined;
    if (rule !== undefined) rows.push([heading, `Rule ${rule}`]);
    const values = TIPO_VALUES.exec(line)?.[1];
    if (values !== undefined) rows.push(...values.split(', ').map((value): DocumentRow => ['Values of tipo', value]));
    if (!line.startsWith('|')) {
      table = undefined;
    } else if (table === undefined) {
      table = titled.has(heading) ? (lines[index - 2] ?? '').replace(/:$/, '') : heading;
      titled.add(heading);
    } else if (!line.startsWith('|---')) {
      rows.push([table, line.split('|')[1]!.trim()]);
    }
  }
  return rows;
}
