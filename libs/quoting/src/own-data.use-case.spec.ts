import { bodyOf } from '@cotiza/contract/testing';
import { manualClock } from '@cotiza/kernel';
import { ownDataWith } from './own-data.use-case';
import type { DataLink, KeptForHolder } from './ports/own-data';
import { archivedQuote, TEST_INSTANT, TEST_REFERENCE } from './testing';

const LINK: DataLink = { token: 't', secret: 's' };
const CREATED = Date.parse(TEST_INSTANT);
const CONSENT = { text: 'Acepto', at: CREATED };

function dataOf(body: KeptForHolder['body'], cannotErase?: Error) {
  const erased: string[] = [];
  let isErased = false;
  const declined = { aseguradora: 'Espiga Seguros', motivos: [{ codigo: 'norma_aseguradora', mensaje: 'No.' }] };
  const result = { ...archivedQuote().result, rechazos: [declined], sin_respuesta: ['Candil Mutua'] };
  const kept = { reference: TEST_REFERENCE, createdAt: CREATED, body, result, chosen: 'a.1', consent: CONSENT };
  const knows = ({ secret }: DataLink) => secret === LINK.secret;
  const data = ownDataWith({
    desk: {
      begin: () => Promise.resolve('sent'),
      referencesOf: (link) => Promise.resolve(knows(link) ? [TEST_REFERENCE] : []),
      take: (link) => Promise.resolve(knows(link) ? kept : undefined),
      erase: (link) => {
        isErased ||= knows(link);
        return Promise.resolve(knows(link));
      },
    },
    messageOf: () => {
      throw new Error('nothing is sent');
    },
    clock: manualClock(TEST_INSTANT),
    eraseMails: (references) =>
      cannotErase ? Promise.reject(cannotErase) : Promise.resolve(erased.push(...references)),
  });
  return { data, erased, wasErased: () => isErased, result };
}

it('gives the holder what they sent, accepted, were offered and refused, and chose, without the reference of the caller', async () => {
  const draft = bodyOf('Home');
  const body = draft.build();
  const { data, result } = dataOf(body);
  expect(await data.take(LINK)).toEqual({
    referencia: TEST_REFERENCE,
    cotizada_el: new Date(CREATED).toISOString(),
    tus_datos: draft.without('client_reference').build(),
    precios: result.ofertas,
    oferta_elegida: 'a.1',
    rechazos: result.rechazos,
    sin_respuesta: ['Candil Mutua'],
    consentimiento: { texto: 'Acepto', aceptado_el: new Date(CREATED).toISOString() },
    no_incluido: null,
  });
});

it('leaves out whatever is about another driver or owner, and says so', async () => {
  const OTHER = { document_type: 'Dni', document_id: '00000014Z', name: 'Otra', surname: 'Persona' };
  const body = bodyOf('Car')
    .withAll({ 'driver.same_as_holder': false, owner_same_as_holder: false, owner: OTHER })
    .with('driver.name', 'Otra')
    .build();
  const document = await dataOf(body).data.take(LINK);
  expect(document).toMatchObject({
    tus_datos: { holder: body.holder, driver: { same_as_holder: false } },
    rechazos: [{ aseguradora: 'Espiga Seguros', motivos: [] }],
    no_incluido: expect.stringContaining('de quien conduce y de quien es propietario'),
  });
  expect(JSON.stringify(document)).not.toMatch(/Otra|00000014Z|licen/);
});

it('erases the e-mails with the quotation, and nothing by a link that does not work', async () => {
  const { data, erased } = dataOf(bodyOf('Car').build());
  const stranger = { ...LINK, secret: 'x' };
  expect([await data.erase(stranger), await data.take(stranger)]).toEqual([false, undefined]);
  expect(erased).toEqual([]);
  expect(await data.erase(LINK)).toBe(true);
  expect(erased).toEqual([TEST_REFERENCE, TEST_REFERENCE]);
});

it('keeps the quotation, and the link, where its e-mails cannot be erased', async () => {
  const { data, wasErased } = dataOf(bodyOf('Car').build(), new Error('EACCES'));
  await expect(data.erase(LINK)).rejects.toThrow('EACCES');
  expect(wasErased()).toBe(false);
});
