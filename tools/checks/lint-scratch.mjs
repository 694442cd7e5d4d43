import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/**
 * Lints texts that are on no disk, as if each lay at its path: `[[path, text]]` on standard input, the rules that refuse each on
 * standard output. Rules that need types are off, because a file that does not exist is in no TypeScript program.
 */
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });
const refusals = [];
for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  refusals.push(messages.map(({ ruleId }) => ruleId));
}
// On the last line: Nx may print others before it.
console.log(`\n${JSON.stringify(refusals)}`);
