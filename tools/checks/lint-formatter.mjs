import { ESLint } from 'eslint';

/** ESLint's usual report, and one line that says how many files were looked at: silence is no proof. */
export default async function report(results, context) {
  const stylish = await new ESLint().loadFormatter('stylish');
  const faults = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
  return `${await stylish.format(results, context)}lint: ${results.length} files, ${faults} faults\n`;
}
