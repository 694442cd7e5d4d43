import { operationsOf, refusalsIn } from './operations.mjs';

/** Returns the page of operations. */
export const restPage = (openApi) => ({
  path: 'reference/rest.md',
  text: `# REST operations

Version ${openApi.info.version} of the interface. Fields of bodies: [fields](../../../docs/specification/fields.md); answers:
[results](../../../docs/specification/results.md).

<div lang="es">

${operationsOf(openApi).map(operationSection).join('\n')}
## Webhooks

${table(['webhook', 'cuándo'], Object.entries(openApi.webhooks).map(webhookRow))}

</div>
`,
});

const webhookRow = ([name, { post }]) => [`\`${name}\``, post.summary];

const operationSection = (operation) => `## \`${operation.name}\` {#${operation.operationId}}

**${escaped(operation.summary)}.** ${escaped(operation.description ?? '')}
${parametersOf(operation)}${bodyOf(operation)}
${table(['estado', 'respuesta'], operation.answers.map(answerRow))}
`;

const parametersOf = ({ parameters = [] }) =>
  parameters.length === 0 ? '' : `\n${table(['parámetro', 'qué es'], parameters.map(parameterRow))}\n`;

function parameterRow({ name, in: place, required, description, schema }) {
  const values = schema.enum?.map((value) => `\`${value}\``).join(', ');
  const need = required ? 'obligatorio' : 'opcional';
  return [`\`${name}\``, `${escaped(description)}${values ? ` ${values}.` : ''} (${place}, ${need})`];
}

const bodyOf = ({ requestBody }) =>
  requestBody === undefined ? '' : `\nCuerpo: ${schemaNames(requestBody.content['application/json'].schema)}.\n`;

const schemaNames = ({ $ref, oneOf = [] }) =>
  [$ref, ...oneOf.map((each) => each.$ref)]
    .filter(Boolean)
    .map((ref) => `\`${ref.split('/').at(-1)}\``)
    .join(', ');

function answerRow(answer) {
  const errors = refusalsIn(answer).map(({ error }) => `[\`${error}\`](../errors/${error}.md)`);
  return [answer.status, errors.length > 0 ? errors.join(', ') : escaped(answer.description)];
}

/** Texts of the description are not HTML, and have no place for a line break in a table. */
const escaped = (text) => text.replaceAll('<', '&lt;').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (columns, rows) => [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
