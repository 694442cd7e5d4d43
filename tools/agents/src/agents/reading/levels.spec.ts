import { exampleBody, guaranteeOf, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import type { Door } from '../door/door';
import { mcpDoor } from '../door/mcp.door';
import { restDoor } from '../door/rest.door';
import { serve, type Served } from '../testing/served';
import { levelsIn } from './levels';
import { offersIn } from './offers';

const heard = (said: string, data?: unknown, isRefused = false) => ({ said, data, isRefused, whole: said });

describe('the best of each level', () => {
  it('is read from a text, a line each', () => {
    const said = [
      'Lo mejor de cada nivel:',
      '- Terceros: 1.143,73\u00a0€, Una, Sociedad; cubre: Defensa jurídica y reclamación de daños, Lunas y Robo. [x.1]',
      '- Amplio: 40,00\u00a0€ al mes (480,00\u00a0€ al año), Otra, franquicia de 300,00\u00a0€ (estimación); añade: Robo. [x.2]',
      '- Todo riesgo: 900,00\u00a0€, Otra, sin franquicia. [x.3]',
      'Terceros:',
      '- Una, Sociedad: 1.143,73\u00a0€',
    ].join('\n');
    expect(levelsIn(heard(said))).toEqual([
      {
        ...{ name: 'Terceros', price: 1143.73, insurer: 'Una, Sociedad', id: 'x.1' },
        adds: ['Defensa jurídica y reclamación de daños', 'Lunas', 'Robo'],
      },
      { name: 'Amplio', price: 40, insurer: 'Otra', excess: 300, adds: ['Robo'], id: 'x.2' },
      { name: 'Todo riesgo', price: 900, insurer: 'Otra', excess: 0, adds: [], id: 'x.3' },
    ]);
    expect(offersIn(heard(said))).toEqual([{ price: 1143.73 }]);
  });

  it('is none where something is missing, or all was refused', () => {
    const best = { nombre: 'Terceros', precio: 1, aseguradora: 'Una', oferta_id: 'x.1', anade: [] };
    const without = (name: string) => heard('', { mejor_por_nivel: [{ ...best, [name]: undefined }] });
    expect(levelsIn(heard('', { mejor_por_nivel: [best] }))).toHaveLength(1);
    for (const name of Object.keys(best)) expect(levelsIn(without(name))).toEqual([]);
    expect(levelsIn(heard('- Terceros: 1,00\u00a0€; añade: Lunas, Robo. [x.1]'))).toEqual([]);
    expect(levelsIn(heard('', { mejor_por_nivel: [best] }, true))).toEqual([]);
  });
});

describe('an agent that reads only the text of MCP', () => {
  let service: Served;
  const doors: Door[] = [];
  beforeAll(async () => (service = await serve()));
  afterAll(async () => {
    await Promise.all(doors.map((door) => door.close()));
    await service.close();
  });

  const open = async (door: Door | Promise<Door>): Promise<Door> => {
    doors.push(await door);
    return doors.at(-1)!;
  };
  const surroundings = () => ({ url: service.url, fetch, wait: () => Promise.resolve() });

  it.each(INSURANCE_LINES)(
    'can say, for each level of %s, best price, insurer, excess and what it adds',
    async (line) => {
      const { ramo } = LINES[line];
      const call = { operation: 'cotizar', ramo, sent: exampleBody(line, TEST_DAY), key: `niveles-${ramo}` } as const;
      const byRest = levelsIn(await (await open(restDoor(surroundings()))).call(call));
      const byText = levelsIn(await (await open(mcpDoor('2025-11-25', true, surroundings()))).call(call));
      const inWords = byRest.map((level) => ({
        ...level,
        adds: level.adds.map((code) => guaranteeOf(line, code)!.name),
      }));
      expect(byRest.length).toBeGreaterThan(1);
      expect(byText).toEqual(inWords);
    },
  );
});
