import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Lints texts that are on no disk, as if each lay at its path in the workspace this runs in, with that workspace's own
 * configuration: `[{ filePath, text }]` on standard input, the messages of each on standard output.
 * Rules that need types are off, because a file that does not exist is in no TypeScript program.
 */
const scratches = JSON.parse(await text(process.stdin));
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

const answers = [];
for (const scratch of scratches) {
  const [result] = await eslint.lintText(scratch.text, { filePath: scratch.filePath });
  answers.push(result.messages.map(({ ruleId, messageId, message }) => ({ ruleId, messageId, message })));
}
// One line after a mark of its own, so that what Nx or ESLint print before it does no harm.
console.log(`\n@@answers ${JSON.stringify(answers)}`);
