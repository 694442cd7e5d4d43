import { exampleBody, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { type CalendarDay } from '@cotiza/kernel';

/**
 * The example request of each line written down as a program of the generated types would: the compiler compares every
 * field with its type.
 */
export function requestLiterals(today: CalendarDay): string {
  const bodies = INSURANCE_LINES.map(
    (line) =>
      `export const ${LINES[line].ramo}: Schemas['${line}Request'] = ${JSON.stringify(exampleBody(line, today))};`,
  );
  const imports = `import type { components } from './openapi-typescript/schema.js';\ntype Schemas = components['schemas'];`;
  return [imports, ...bodies, ''].join('\n');
}
