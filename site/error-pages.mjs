import { PROBLEMS } from '@cotiza/contract';
import { codesIn, tablesOf } from '@cotiza/tools-kit';
import { operationsOf, refusalsIn } from './operations.mjs';

/** Returns the rows of the table with a column of codes, by code: each has its cells by column. */
function rowsByCode(markdown, codeColumn) {
  const { columns, rows } = tablesOf(markdown).find((table) => table.columns.includes(codeColumn));
  return new Map(
    rows.flatMap(({ cells }) => {
      const row = Object.fromEntries(columns.map((column, place) => [column, cells[place]]));
      return codesIn(row[codeColumn]).map((code) => [code, row]);
    }),
  );
}

/** Returns a page for each error, with the words of docs/reference/errors.md and docs/agents.md. */
export function errorPages(openApi, read) {
  const reference = rowsByCode(read('docs/reference/errors.md'), 'error');
  const guide = rowsByCode(read('docs/agents.md'), '`error`');
  const operations = operationsOf(openApi);
  return Object.entries(PROBLEMS).map(([error, { message }]) => {
    if (!reference.has(error) || !guide.has(error)) throw new Error(`errors.md or agents.md has no row for ${error}`);
    const facts = { do: guide.get(error).do, ...reference.get(error), message };
    const answered = operations.filter(({ answers }) => answers.some((answer) => exampleIn(answer, error)));
    return { path: `errors/${error}.md`, text: errorPage(error, facts, answered) };
  });
}

const exampleIn = (answer, error) => refusalsIn(answer).find((refusal) => refusal.error === error)?.value;
const inAgents = (cell) => cell.replaceAll('](#', '](../../../docs/agents.md#');

function errorPage(error, { status, acts, again, when, do: what, message }, answered) {
  const example = answered.flatMap(({ answers }) => answers.map((answer) => exampleIn(answer, error))).find(Boolean);
  return `# \`${error}\`

**${status}**. ${sentence(when)}

| who acts | may succeed again, after \`Retry-After\` |
| --- | --- |
| ${acts} | ${again} |

## What the agent does

${sentence(inAgents(what))}

## What the answer says

<blockquote lang="es">${message}</blockquote>
${faultsExample(example)}${operationsList(answered)}
[All errors](../../../docs/reference/errors.md)
`;
}

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

const faultsExample = (example) =>
  example?.errores.length > 0 ? `\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n` : '';

const operationsList = (operations) =>
  operations.length === 0
    ? ''
    : `
## Operations that answer it

${operations.map(({ name, operationId }) => `- [\`${name}\`](../reference/rest.md#${operationId})`).join('\n')}
`;
