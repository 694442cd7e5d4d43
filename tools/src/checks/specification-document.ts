/** A row of the document: the heading it is under and its first column. */
export type DocumentRow = readonly [heading: string, row: string];

interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/**
 * Every row of every table of the specification, with its list of `tipo` values and its numbered rules of errors. A second
 * table under one heading is named by the line above it.
 */
export function rowsOf(markdown: string): DocumentRow[] {
  return sectionsOf(markdown).flatMap((section) => [...tableRows(section), ...errorRules(section), ...tipos(section)]);
}

function sectionsOf(markdown: string): Section[] {
  return markdown.split(/^#{2,4} /m).map((part) => {
    const [heading, ...lines] = part.split('\n');
    return { heading: heading!, lines };
  });
}

function tableRows({ heading, lines }: Section): DocumentRow[] {
  const rows: DocumentRow[] = [];
  let name = '';
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    const isHeader = lines[index + 1]?.startsWith('|---') === true;
    if (isHeader) name = name === '' ? heading : lines[index - 2]!.replace(/:$/, '');
    else if (!line.startsWith('|---')) rows.push([name, line.split('|')[1]!.trim()]);
  }
  return rows;
}

function errorRules({ heading, lines }: Section): DocumentRow[] {
  const rules = lines.slice(lines.indexOf('Rules:') + 1 || lines.length);
  return rules.flatMap((line): DocumentRow[] => {
    const number = /^(\d+)\. /.exec(line)?.[1];
    return number === undefined ? [] : [[heading, `Rule ${number}`]];
  });
}

function tipos({ lines }: Section): DocumentRow[] {
  const names = lines.flatMap((line) => /^Values of tipo: (.+)\.$/.exec(line)?.[1]?.split(', ') ?? []);
  return names.map((name) => ['Values of tipo', name]);
}
