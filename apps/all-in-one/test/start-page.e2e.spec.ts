import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { exampleEstimate, INSURANCE_LINES, LINES } from '@cotiza/contract';
import { TEST_DAY } from '@cotiza/contract/testing';
import { euros } from '@cotiza/kernel';
import type { EstimateResult } from '@cotiza/quoting';
import { REST_ALONE, startService, type RunningService } from './running-service';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ESTIMATES = '/api/agent/estimaciones';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const unescaped = (html: string) => html.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Returns the code of the view of that name. */
function codeIn(html: string, view: string): string {
  const [, shown = ''] = html.split(`">${view}</label>`);
  return unescaped(/<pre tabindex="0"><code>([^]*?)<\/code><\/pre>/.exec(shown)?.[1] ?? '');
}

let service: RunningService | undefined;
afterEach(() => service?.close());

const start = async (environment: Record<string, string> = {}) => (service = await startService(environment));
const send = (path: string, fields: Record<string, string> = {}, headers = FORM) =>
  service!.post(path, new URLSearchParams(fields).toString(), headers);

describe('the first page', () => {
  it.each([
    ['/', 'es', 'Precios de seguros de'],
    ['/en', 'en', 'insurance prices for your agent'],
    ['/en/', 'en', 'insurance prices for your agent'],
  ])('%s is a page in its language, with links that lead somewhere', async (path, language, heading) => {
    await start();
    const { status, headers, html } = await pageOf(service!.get(path));
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(heading);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(html)!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(headers.get('x-robots-tag')).toBeNull();
    for (const [, link] of html.matchAll(/href="([^"#][^"]*)"/g)) {
      const { origin, href } = new URL(unescaped(link!), service!.url + path);
      expect([link, origin, (await fetch(href)).status]).toEqual([link, service!.url, 200]);
    }
  });

  it.each(INSURANCE_LINES)('answers its form as an agent is answered: %s', async (line) => {
    await start();
    const { status, html } = await pageOf(send(`/?ramo=${LINES[line].ramo}`));
    const agent = await service!.post(ESTIMATES, exampleEstimate(line, TEST_DAY));
    const expected = (await agent.json()) as EstimateResult;
    expect([status, agent.status]).toEqual([200, 200]);
    const { request_id: _own, ...shown } = JSON.parse(codeIn(html, 'Lo que recibe el agente')) as EstimateResult;
    expect(expected).toMatchObject(shown);
    for (const { nombre, desde } of expected.niveles) {
      expect(html).toContain(`<dt lang="es">${nombre} `);
      expect(html).toContain(`<strong>${euros(desde)}</strong>`);
    }
    expect(html).toMatch(/200 en \d+ ms · unos [\d.]+ tokens/);
  });

  it('prices what was sent in place of the example', async () => {
    await start();
    const { html } = await pageOf(send('/', { 'vehicle.annual_km': 'UpTo5000km' }));
    const { holder, vehicle, ...example } = exampleEstimate('Car', TEST_DAY);
    const body = { ...example, holder, vehicle: { ...vehicle, annual_km: 'UpTo5000km' } };
    const agent = (await (await service!.post(ESTIMATES, body)).json()) as EstimateResult;
    expect(JSON.parse(codeIn(html, 'Lo que recibe el agente'))).toMatchObject({ niveles: agent.niveles });
    expect(JSON.parse(codeIn(html, 'MCP'))).toMatchObject({ name: 'estimar_precio', arguments: { ramo: 'coche' } });
    expect(html).toContain('<option value="UpTo5000km" selected="selected">');
  });

  it('shows a refusal as an agent gets it, and each fault beside its field', async () => {
    await start();
    const sent = {
      'risk.area_m2': 'muchos',
      'risk.year_built': '',
      'risk.last_reform_year': '',
      'risk.contents_limit': '25.000',
    };
    const { status, html } = await pageOf(send('/en?ramo=hogar', sent));
    expect(status).toBe(400);
    const refusal = JSON.parse(codeIn(html, 'What the agent receives')) as { errores: { campo: string }[] };
    expect(refusal).toMatchObject({ error: 'datos_invalidos' });
    expect(refusal.errores.map(({ campo }) => campo).sort()).toEqual(['risk.area_m2']);
    for (const { campo } of refusal.errores) expect(html).toContain(`<p class="fault" id="fallo-${campo}">`);
    expect(html).toContain(
      '>Write a number as in Spain: 100.000 is a hundred thousand, and 100,50 is a hundred and a half.</p>',
    );
    expect(html).toContain('value="muchos"');
    expect(codeIn(html, 'curl')).toContain('"contents_limit": 25000');
    expect(html).not.toContain('What the customer sees');
  });

  it('looks a vehicle up by the words of the visitor', async () => {
    await start();
    const { html } = await pageOf(service!.get('/?ramo=moto&texto=yamaha+mt-07'));
    const [, first] = /<select id="vehicle.code"[^>]*><option value="([^"]+)" selected="selected">Yamaha MT-07/.exec(
      html,
    )!;
    expect(codeIn(html, 'curl')).toContain(`"code": "${first}"`);
    const nothing = (await pageOf(service!.get('/?texto=zzzzqqq'))).html;
    expect(nothing).toContain('No está «zzzzqqq»');
    expect(nothing).toMatch(/<option value="[^"]+" selected="selected">Otra marca Otro modelo/);
    expect((await pageOf(service!.get('/?ramo=moto'))).html).toContain(
      '<option value="MVGW5TPGDCJT" selected="selected">Honda CB500F',
    );
  });

  it('keeps hostile texts as texts, in the page and in a shell', async () => {
    await start();
    const hostile = `"><script>alert(1)</script>'; touch /tmp/x #`;
    const fields = { 'holder.address.postal_code': hostile, 'vehicle.version_id': hostile };
    const { status, html } = await pageOf(send(`/?texto=${encodeURIComponent(hostile)}`, fields));
    expect(status).toBe(400);
    expect(html).not.toContain('<script');
    const call = codeIn(html, 'curl');
    const printed = execFileSync('sh', ['-c', `curl() { for each; do printf '%s\\0' "$each"; done; }\n${call}`]);
    const [address, , , , body] = printed.toString().split('\0');
    expect(address).toBe(service!.url + ESTIMATES);
    expect(JSON.parse(body!)).toMatchObject({ holder: { address: { postal_code: hostile } } });
    expect(service!.log.join()).not.toContain('alert(1)');
  });

  it('refuses a body that is no form, and leaves out queries that it does not know', async () => {
    await start();
    expect((await service!.post('/', { a: 1 })).status).toBe(415);
    const { status, html } = await pageOf(service!.get('/?ramo=vida&ramo=coche&texto[x]=1&constructor=1'));
    expect(status).toBe(200);
    expect(html).toContain('aria-current="page">Coche');
  });

  it('counts pages as reference data and forms as estimates, and shows the refusal', async () => {
    await start({ LIMIT_REFERENCE_PER_MINUTE: '1', LIMIT_ESTIMATES_PER_MINUTE: '1' });
    expect((await send('/')).status).toBe(200);
    const { status, headers, html } = await pageOf(send('/'));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    expect(JSON.parse(codeIn(html, 'Lo que recibe el agente'))).toMatchObject({ error: 'limite_alcanzado' });
    expect((await service!.get('/')).status).toBe(200);
    expect((await service!.get('/en')).status).toBe(429);
  });

  it('names the public address, and only what is served', async () => {
    await start({ PUBLIC_URL: 'https://cotiza.example/seguros/', API_DOCS: 'off' });
    const { html } = await pageOf(service!.get('/'));
    expect(html).toContain('https://cotiza.example/seguros/api/agent/mcp');
    expect(html).not.toContain(service!.url);
    expect(html).not.toContain('api/docs');
    await service!.close();
    service = await startService({}, {}, REST_ALONE);
    expect((await pageOf(service.get('/'))).html).not.toContain('/mcp');
  });

  it.each(['/docs', '/api', '/api/'])('is where %s leads', async (path) => {
    await start();
    const answer = await fetch(service!.url + path, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('location')!, service!.url + path).pathname).toBe('/');
  });
});

async function pageOf(asked: Promise<Response>) {
  const answer = await asked;
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
