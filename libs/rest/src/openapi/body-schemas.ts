import { bodySchema, INSURANCE_LINES, type InsuranceLine } from '@cotiza/contract';

const nameOf = (line: InsuranceLine) => `${line}Request`;

export const bodySchemaRef = (line: InsuranceLine) => `#/components/schemas/${nameOf(line)}`;

/** The request bodies by component name, from the contract. */
export function bodySchemas(): Record<string, object> {
  return Object.fromEntries(INSURANCE_LINES.map((line) => [nameOf(line), bodySchema(line)]));
}
