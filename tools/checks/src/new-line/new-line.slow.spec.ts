import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, systemClock } from '@cotiza/kernel';
import {
  inNewestRevision,
  inOlderRevision,
  type McpEnvelope,
  type McpMessage,
  WORKSPACE_ROOT,
} from '@cotiza/tools-kit';
import { type ServiceProcess, startServiceProcess } from '@cotiza/tools-kit/service';
import { TOUCHED } from './burial.change';
import { workspaceWithLine } from './workspace-with-line';

const BUILD_MS = 600_000;
const TSC = join(WORKSPACE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

const BODY = {
  effective_date: addDays(systemClock().today(), 7),
  holder: {
    document_type: 'Dni',
    document_id: '12345678Z',
    name: 'Lucía',
    surname: 'Ejemplo',
    surname2: 'Prueba',
    birth_date: '1984-03-12',
    gender: 'Female',
    marital_status: 'Married',
    employment_status: 'Employee',
    economic_occupation: '2611',
    phone: '600000000',
    email: 'lucia.ejemplo@example.com',
    address: { postal_code: '28013', road_type: 'Calle', road_name: 'Mayor', road_number: '1' },
  },
  risk: { insured_people: 3, capital: 4000 },
};

describe('a line of insurance that is added', () => {
  let root: string;
  let service: ServiceProcess;

  beforeAll(async () => {
    root = workspaceWithLine();
    const { status, stdout } = spawnSync(process.execPath, [TSC, '-b', 'apps/all-in-one'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(`${stdout}${status}`).toBe('0');
    service = await startServiceProcess({ LOG_LEVEL: 'error' }, { tree: root });
  }, BUILD_MS);

  afterAll(async () => {
    await service?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  /** An older revision gets its answer as the data of an event. */
  const json = async (path: string, init?: RequestInit) => {
    const text = await (await fetch(service.url + path, init)).text();
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  };
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    json(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const mcp = (message: McpMessage, envelope: (message: McpMessage) => McpEnvelope) => {
    const { message: sent, headers } = envelope(message);
    return post('/api/agent/mcp', sent, Object.fromEntries(headers));
  };
  const offer = { aseguradora: 'Aldaba Seguros', producto: 'Aldaba Decesos', modalidad: 'Básico' };

  it('touches twelve files at most', () => expect(TOUCHED.length).toBeLessThanOrEqual(12));

  it('says what it asks, and is named wherever lines are', async () => {
    const { ramos, servicio } = await json('/api/agent/requisitos');
    expect(ramos.map(({ ramo }: { readonly ramo: string }) => ramo)).toContain('decesos');
    expect(servicio).toContain('hogar, coche, moto y decesos');
    const { mensaje_para_el_cliente: message } = await json('/api/agent/requisitos?ramo=decesos');
    expect(message).toContain('¿A cuántas personas quieres asegurar?');
    expect((await json('/api/openapi.json')).components.schemas).toHaveProperty('BurialRequest');
  });

  it('is quoted over REST, and refused with its questions', async () => {
    const body = { insurance_line: 'Burial', ...BODY };
    expect(await post('/api/agent/cotizaciones', body)).toMatchObject({ estado: 'cotizado', ofertas: [offer] });
    const { errores } = await post('/api/agent/cotizaciones', { ...body, risk: { capital: 4000 } });
    expect(errores).toMatchObject([
      { campo: 'risk.insured_people', codigo: 'falta', pregunta: '¿A cuántas personas quieres asegurar?' },
    ]);
  });

  it.each([
    ['the newest revision', inNewestRevision],
    ['an older revision', (message: McpMessage) => inOlderRevision(message, '2025-11-25')],
  ])('is quoted over MCP in %s', async (_name, envelope) => {
    const message = { id: 1, method: 'tools/call', params: { name: 'cotizar_decesos', arguments: BODY } };
    const { result } = await mcp(message, envelope);
    expect(result.structuredContent).toMatchObject({ estado: 'cotizado', ofertas: [offer] });
  });
});
