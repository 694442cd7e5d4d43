import { ERAS, inspectorOf, type Era, type Inspect } from './inspector';
import { validArguments } from './valid-arguments';

/** What the Inspector saw of a server. */
export interface InspectorVerdict {
  readonly calls: number;
  /** A line each; none when all is well. */
  readonly faults: readonly string[];
}

/** The exit code with which the Inspector reports a result that is an error. */
const IS_ERROR = 5;

interface Named {
  readonly name: string;
}
interface Called {
  readonly structuredContent?: { readonly ofertas?: readonly unknown[] };
}

/** Asks a server for everything it has with the Inspector, in both generations of the protocol. */
export async function checkInspector(url: string, home: string): Promise<InspectorVerdict> {
  const verdicts = await Promise.all(ERAS.map((era) => checkEra(era, inspectorOf(url, era, home))));
  return {
    calls: verdicts.reduce((sum, { calls }) => sum + calls, 0),
    faults: verdicts.flatMap(({ faults }) => faults),
  };
}

async function checkEra(era: Era, inspect: Inspect): Promise<InspectorVerdict> {
  const faults: string[] = [];
  let calls = 0;
  const ask = async (expected: number, method: string, ...args: readonly string[]) => {
    calls++;
    const { exitCode, result, stderr } = await inspect(method, ...args);
    const asked = [era, method, ...args].join(' ');
    if (exitCode !== expected)
      faults.push(`${asked}: exit code ${exitCode}, not ${expected}\n${withoutWarnings(stderr)}`);
    return result;
  };
  const expectListed = (method: string, listed: readonly unknown[] = []) => {
    if (listed.length === 0) faults.push(`${era} ${method}: nothing is listed`);
    return listed;
  };

  // With --strict an input or output schema that some clients cannot read is an error.
  const { tools } = ((await ask(0, 'tools/list', '--strict')) ?? {}) as { tools?: readonly Named[] };
  const names = (expectListed('tools/list', tools) as readonly Named[]).map(({ name }) => name);
  const lists = {
    'resources/list': 'resources',
    'resources/templates/list': 'resourceTemplates',
    'prompts/list': 'prompts',
  };
  for (const [method, key] of Object.entries(lists)) {
    const result = ((await ask(0, method)) ?? {}) as Readonly<Record<string, readonly unknown[]>>;
    expectListed(method, result[key]);
  }
  await ask(0, 'prompts/get', '--prompt-name', 'cotizar_seguro', '--prompt-args', 'ramo=coche');
  await ask(0, 'resources/read', '--uri', 'cotiza://catalogo/genders');

  const known = validArguments();
  let offerId = '';
  for (const name of names.filter((tool) => !(tool in known))) faults.push(`no valid arguments are known for ${name}`);
  for (const [name, args] of Object.entries(known)) {
    // The offer of a quotation that this check asked for before it.
    const given = name === 'detalle_de_oferta' ? { oferta_id: offerId } : args;
    const call = ['--tool-name', name, '--tool-args-json', JSON.stringify(given)];
    const { structuredContent } = ((await ask(0, 'tools/call', ...call)) ?? {}) as Called;
    if (!structuredContent) faults.push(`${era} ${name}: no structured result`);
    if (!name.startsWith('cotizar_')) continue;
    offerId = idIn(expectListed(name, structuredContent?.ofertas), offerId);
  }
  await ask(
    IS_ERROR,
    'tools/call',
    '--tool-name',
    'cotizar_coche',
    '--tool-args-json',
    '{"owner_same_as_holder":"no"}',
  );
  return { calls, faults };
}

/** The id of the first of some offers, or the one that is known already. */
const idIn = ([offer]: readonly unknown[], known: string): string =>
  (offer as { readonly oferta_id?: string } | undefined)?.oferta_id ?? known;

/** What the Inspector says of an answer, but for its advice: a list of any length. */
function withoutWarnings(stderr: string): string {
  return stderr
    .trim()
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith('Warning:'))
    .join('\n');
}
