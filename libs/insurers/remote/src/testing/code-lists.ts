import { homeEnumerations, motorEnumerations, personEnumerations, type Enumeration } from '@cotiza/contract';

/** Every enumeration of the contract, by its name. */
export const ENUMERATIONS: Readonly<Record<string, Enumeration>> = {
  ...personEnumerations,
  ...homeEnumerations,
  ...motorEnumerations,
};

/** The codes of each list of a vendor's `codes.md`, by the title above the list. */
export function codeLists(markdown: string): ReadonlyMap<string, readonly string[]> {
  const sections = markdown.split(/^#{2,3} /m).slice(1);
  return new Map(
    sections.map((section) => {
      const codes = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code]) => code!);
      return [section.split('\n', 1)[0]!, codes];
    }),
  );
}
