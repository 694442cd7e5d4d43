import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleBody } from '@cotiza/contract';
import { addDays, systemClock } from '@cotiza/kernel';
import { inOlderRevision, WORKSPACE_ROOT } from '@cotiza/tools-kit';
import { startServiceProcess, type ServiceProcess } from '@cotiza/tools-kit/service';
import { RECIPES, TENTH } from './recipes.table';
import { type ScratchTree, scratchTree } from './scratch-tree';

jest.setTimeout(1_800_000);

const contributing = readFileSync(join(WORKSPACE_ROOT, 'CONTRIBUTING.md'), 'utf8');

/** Returns the commands of a recipe, except those that take a name in capitals. */
function commandsOf(title: string): string[] {
  const [, text = ''] = contributing.split(`\n### ${title}\n`);
  const recipe = text.split(/\n##/)[0] ?? '';
  const commands = [...recipe.matchAll(/`((?:npm run|npx) [^`]+)`/g)].map(([, command = '']) => command);
  return commands.filter((command) => !/\b[A-Z]{2,}\b/.test(command));
}

describe('the recipes of CONTRIBUTING.md', () => {
  let tree: ScratchTree;
  beforeAll(() => (tree = scratchTree()));
  afterAll(() => tree.remove());

  it('A field takes three files by hand', () => {
    const [field] = RECIPES;
    expect(new Set(field!.edits.map(({ path }) => path)).size).toBe(3);
  });

  it.each(process.env.NIGHTLY ? RECIPES : RECIPES.slice(0, 1))(
    '$title works as it is written',
    ({ title, edits, generated }) => {
      tree.edit(edits);
      const commands = commandsOf(title);
      expect(commands).not.toEqual([]);
      for (const command of commands) {
        const { status, output } = tree.run(command);
        expect({ command, status, output: status === 0 ? '' : output }).toEqual({ command, status: 0, output: '' });
      }
      if (generated) expect(tree.read(generated.path)).toContain(generated.text);
    },
  );

  (process.env.NIGHTLY ? it : it.skip)('A rate has a command that finds a premium divided by ten', () => {
    tree.edit([TENTH]);
    const [check] = commandsOf('A rate').filter((command) => command.includes('rating check'));
    const { status, output } = tree.run(check!);
    expect([status, output]).toEqual([1, expect.stringContaining('premium-out-of-line')]);
  });
});

/** Returns the shell commands of docs/rating.md but those that need a running service or its quotations. */
const ratingCommands = [
  ...readFileSync(join(WORKSPACE_ROOT, 'docs/rating.md'), 'utf8').matchAll(/^ *```sh\n([^]*?)```/gm),
]
  .flatMap(([, block = '']) => block.trim().split(/\n */))
  .filter((command) => !/PID|--since/.test(command));

(process.env.NIGHTLY ? it : it.skip)('docs/rating.md leads from a copy of the books to a merged book', () => {
  const tree = scratchTree();
  try {
    const run = (command: string) => tree.run(command.replaceAll('/tmp/', `${tree.root}/tmp-`));
    for (const command of ratingCommands) {
      const { status, output } = run(command);
      expect({ command, status, output: status === 0 ? '' : output }).toEqual({ command, status: 0, output: '' });
    }
    const merged = JSON.parse(tree.read('libs/insurers/tariff/rate-books/candil-car-2027.1.json'));
    expect(merged).toMatchObject({ version: '2027.1', validity: { from: '2027-01-01', to: null } });
    expect(run('npm run -s ops -- rating diff /tmp/books libs/insurers/tariff/rate-books --line Car').output).toContain(
      'The books are the same.',
    );
  } finally {
    tree.remove();
  }
});

(process.env.NIGHTLY ? describe : describe.skip)(
  'a line of insurance that is added by a change of fourteen files',
  () => {
    let tree: ScratchTree;
    let service: ServiceProcess;
    beforeAll(async () => {
      tree = scratchTree();
      const patch = join(WORKSPACE_ROOT, 'tools/generators/src/recipes/line-of-insurance.patch');
      expect(tree.run(`git apply ${patch} && npx tsc -b`)).toEqual({ status: 0, output: '' });
      expect(tree.run('npm run generate')).toMatchObject({ status: 0 });
      service = await startServiceProcess({ LOG_LEVEL: 'error' }, { tree: tree.root });
    });
    afterAll(async () => {
      await service?.stop();
      tree.remove();
    });

    const json = async (path: string, sent?: object, headers: object = {}) => {
      const types = { 'content-type': 'application/json', ...headers };
      const asked = sent && { method: 'POST', headers: types, body: JSON.stringify(sent) };
      const text = await (await fetch(service.url + path, asked)).text();
      return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
    };
    const today = systemClock().today();
    const { holder, effective_date } = exampleBody('Car', addDays(today, 7));
    const body = { effective_date, holder, risk: { insured_people: 3, capital: 4000 } };
    const quoted = { estado: 'cotizado', ofertas: [{ aseguradora: 'Aldaba Seguros' }] };

    it('says what it asks, and is named wherever lines are', async () => {
      const { ramos, servicio } = await json('/api/agent/requisitos');
      expect(ramos.map(({ ramo }: { readonly ramo: string }) => ramo)).toContain('decesos');
      expect(servicio).toContain('hogar, coche, moto y decesos');
      const { mensaje_para_el_cliente: message } = await json('/api/agent/requisitos?ramo=decesos');
      expect(message).toContain('¿A cuántas personas quieres asegurar?');
      expect((await json('/api/openapi.json')).components.schemas).toHaveProperty('BurialRequest');
    });

    it('is quoted over REST and MCP, and refused with its questions', async () => {
      const request = { insurance_line: 'Burial', ...body };
      expect(await json('/api/agent/cotizaciones', request)).toMatchObject(quoted);
      const { errores } = await json('/api/agent/cotizaciones', { ...request, risk: { capital: 4000 } });
      expect(errores).toMatchObject([{ campo: 'risk.insured_people', codigo: 'falta' }]);
      const call = { id: 1, method: 'tools/call', params: { name: 'cotizar_decesos', arguments: body } };
      const { message, headers } = inOlderRevision(call, '2025-11-25');
      const { result } = await json('/api/agent/mcp', message, Object.fromEntries(headers));
      expect(result.structuredContent).toMatchObject(quoted);
    });
  },
);
