import { DEFAULT_SETTINGS, SETTING_FACTS } from '@cotiza/assembly';

const HEAD = `# Every setting of the service with its default. All are optional: with none set the service runs as it is.
# As .env in the working directory every process reads it; by hand: set -a; . ./.env; set +a; npm start
`;
const LINE_CHARS = 125;

/** Characters that need no quotes in a shell. */
const PLAIN = /^[\w.,:@%+/-]*$/;

/** Returns `.env.example`: every setting with its description and its default. */
export function envExample(): string {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_SETTINGS;
  const settings = Object.entries(SETTING_FACTS).map(
    ([name, { description }]) => `${comment(description)}\n${name}=${written(defaults[name])}\n`,
  );
  return `${HEAD}\n${settings.join('')}`;
}

/** Quotes a value where a shell needs it; Node reads single quotes in the same way. */
function written(value: unknown): string {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  return PLAIN.test(text) ? text : `'${text}'`;
}

/** Wraps a text into lines of a comment. */
function comment(text: string): string {
  const lines = text.split(' ').reduce<readonly string[]>((before, word) => {
    const last = before.at(-1);
    return last === undefined || last.length + word.length >= LINE_CHARS
      ? [...before, `# ${word}`]
      : [...before.slice(0, -1), `${last} ${word}`];
  }, []);
  return lines.join('\n');
}
