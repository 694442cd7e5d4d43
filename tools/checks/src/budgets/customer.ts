import { FORM_STEPS, noneBox, valueAt, writeField, type CarBody, type FormStep } from '@cotiza/contract';
import { defined } from '@cotiza/kernel';
import type { Work } from './work-counter';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Has a draft completed on its pages from the link to the prices, and returns the work of showing and of keeping its first step. */
export async function completeDraft(url: string, body: CarBody, take: () => Work) {
  const prepared = await fetch(`${url}/api/agent/solicitudes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ramo":"coche"}',
  });
  const { completar_url, codigo } = (await prepared.json()) as { completar_url: string; codigo: string };
  const link = url + new URL(completar_url).pathname;
  let cookie = '';
  const send = async (path: string, fields?: Record<string, string>) => {
    const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const response = await fetch(link + path, { ...form, headers: { ...FORM, cookie }, redirect: 'manual' });
    if (response.status >= 400) throw new Error(`a page of the form answers ${response.status}`);
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { html: await response.text(), to: response.headers.get('location') ?? '' };
  };
  await send('', { codigo });
  await send('');
  const work: Work[] = [];
  for (const step of FORM_STEPS.Car) {
    take();
    const { html } = await send(`/${step.slug}`);
    work.push(take());
    const sello = /name="sello" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const isLast = step === FORM_STEPS.Car.at(-1);
    const fields = { ...answersOf(step, body), sello };
    const { to } = await send(isLast ? '/precios' : `/${step.slug}`, isLast ? { ...fields, acepto: 'es' } : fields);
    if (isLast && !to.includes('/c/')) throw new Error('the form leads to no prices');
    work.push(take());
    if (to.split(/[?#]/, 1)[0] === step.slug) await confirmVehicle(send, step, fields);
  }
  return { view: defined(work[0], 'view'), step: defined(work[1], 'step') };
}

/** The field by which a customer confirms the vehicle of a plate. */
const VERSION = 'vehicle.version_id';

async function confirmVehicle(
  send: (path: string, fields?: Record<string, string>) => Promise<{ readonly html: string }>,
  { slug }: FormStep,
  fields: Record<string, string>,
): Promise<void> {
  const { html } = await send(`/${slug}`);
  const confirmed = new RegExp(`name="${VERSION}" value="([^"]+)"`).exec(html)?.[1];
  const sello = /name="sello" value="([^"]+)"/.exec(html)?.[1];
  await send(`/${slug}`, { ...fields, sello: defined(sello, 'seal'), [VERSION]: defined(confirmed, 'vehicle') });
}

function answersOf({ fields }: FormStep, body: CarBody): Record<string, string> {
  const answers: [string, string][] = [];
  for (const [path, { row }] of fields) {
    const value = valueAt(body as never, path) as string | number | boolean | null | undefined;
    if (value === null) answers.push([noneBox(path), 'true']);
    else if (value !== undefined) answers.push([path, writeField(row, value)]);
  }
  return Object.fromEntries(answers);
}
