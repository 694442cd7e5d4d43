import { DEFAULT_SETTINGS, SERVICE_SETTINGS } from '@cotiza/assembly';

const HEAD = `# Every setting of the service with its default. All are optional: with none set the service runs as it is.
# They are read from the environment: for instance, set -a; . ./.env; set +a; npm start
`;
const LINE_CHARS = 125;

/** `.env.example`: every setting with what it is for and its default, as its library says. */
export function envExample(): string {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_SETTINGS;
  const settings = Object.entries(SERVICE_SETTINGS).map(
    ([name, { description }]) => `${comment(description)}\n${name}=${written(defaults[name])}\n`,
  );
  return `${HEAD}\n${settings.join('')}`;
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return value === undefined ? '' : String(value);
}

/** A text as lines of a comment. */
function comment(text: string): string {
  const lines = text.split(' ').reduce<readonly string[]>((before, word) => {
    const last = before.at(-1);
    return last === undefined || last.length + word.length >= LINE_CHARS
      ? [...before, `# ${word}`]
      : [...before.slice(0, -1), `${last} ${word}`];
  }, []);
  return lines.join('\n');
}
