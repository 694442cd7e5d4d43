import { TEST_CAR, TEST_MOTORCYCLE } from '@cotiza/insurers-port/testing';
import { manualClock } from '@cotiza/kernel';
import { createHttpApp, createLogger, FORM_TYPE, LimitsModule, LimitStorage } from '@cotiza/platform';
import {
  draftFormWith,
  prepareDraftWith,
  type DraftForm,
  quotingServiceWith,
  type QuotingService,
  type RecordedQuote,
} from '@cotiza/quoting';
import {
  memoryDraftStore,
  insurer,
  offerAt,
  offers,
  openChannel,
  TEST_DISTRIBUTOR,
  TEST_INSTANT,
  TEST_REFERENCE,
  TestIdempotencyKeys,
  testReferenceData,
} from '@cotiza/quoting/testing';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CustomerFormModule } from '../customer-form/customer-form.module';
import type { FormTerms } from '../customer-form/form-terms';
import { refusalPage } from '../refusal.page';
import { SERVER_SETTINGS } from './page-app';

const DAY_MS = 86_400_000;

/** The vehicle of every plate but `0000BBB`, which is unknown. */
const REGISTERED = {
  Car: { versionId: TEST_CAR.id, registrationDate: '2023-09-14' },
  Motorcycle: { versionId: TEST_MOTORCYCLE.id, registrationDate: '2022-05-03' },
} as const;

/** The values that a search of tests finds. */
const FOUND = {
  'vehicle-versions': [{ valor: TEST_CAR.id, etiqueta: 'Marca Modelo 1.0', desde: 2020, hasta: null }],
  towns: [{ valor: 28079, etiqueta: 'Madrid' }],
  'economic-occupations': [{ valor: '2611', etiqueta: 'Abogados' }],
  'car-insurance-companies': [{ valor: 'C0109', etiqueta: 'Compañía Inventada' }],
  'motorcycle-insurance-companies': [{ valor: 'MT-C0109', etiqueta: 'Compañía Inventada' }],
} as const;

interface FormAppOptions extends Partial<Pick<FormTerms, 'publicUrl' | 'shopLink'>> {
  readonly outcome?: Parameters<typeof insurer>[1];
  readonly perMinute?: number;
  /** Replaces parts of the desk. */
  readonly desk?: Partial<DraftForm>;
}

/** The form in an application like that of the service, over drafts in memory and one insurer. */
export async function formApp({
  outcome = () => offers(offerAt(46_807)),
  perMinute = 0,
  desk = {},
  ...terms
}: FormAppOptions = {}) {
  const clock = manualClock(TEST_INSTANT);
  const store = memoryDraftStore();
  const recorded: RecordedQuote[] = [];
  const idempotencyKeys = new TestIdempotencyKeys();
  const log: string[] = [];
  const service = quotingServiceWith(
    {
      clock,
      referenceData: testReferenceData(),
      catalogueAnswers: catalogues,
      plateRegistry: { find: (line, plate) => (plate === '0000BBB' ? [] : [REGISTERED[line]]) },
      insurerPanel: { sells: () => true, insurersOf: () => [insurer('Inventada', outcome)] },
      channelSwitch: openChannel,
      idempotencyKeys,
      quoteRecorder: {
        emailsCustomer: true,
        record: (quote) => {
          recorded.push(quote);
          idempotencyKeys.settle(quote);
          if (quote.draft)
            store.quoted(
              quote.draft.id,
              quote.result.estado === 'cotizado' ? 'cotizada' : 'sin_ofertas',
              TEST_REFERENCE,
            );
        },
      },
      newReference: () => TEST_REFERENCE,
      offers: {
        tokenOf: () => 'Zk3v0aQp9mXc1uYb7LrT2w',
        find: () => Promise.resolve(undefined),
        handleOf: () => 'q7Tn2bWm0cXk4dZv9eRj1A',
        quotationOf: () => Promise.resolve(undefined),
        isChosen: () => Promise.resolve(false),
      },
    },
    {
      insurerDeadlineMs: 8000,
      quoteDeadlineMs: 10_000,
      priceHoldsDays: 15,
      distributor: TEST_DISTRIBUTOR,
      contact: undefined,
    },
  );
  const own = draftFormWith({ store, service, clock, keptForMs: DAY_MS });
  const about = { distributor: TEST_DISTRIBUTOR, contact: 'hola@correduria-faro.example', root: '/' };
  const limits = { LIMIT_REFERENCE_PER_MINUTE: perMinute, LIMIT_QUOTES_PER_MINUTE: 0, LIMIT_ESTIMATES_PER_MINUTE: 0 };

  @Module({
    imports: [
      LimitsModule.with(limits, new LimitStorage()),
      CustomerFormModule.with({ desk: { ...own, ...desk }, ...terms }, about, service),
    ],
  })
  class FormAppModule {}

  const logger = createLogger('info', { write: (line) => void log.push(line) });
  const app = await createHttpApp(FormAppModule, SERVER_SETTINGS, logger, { page: refusalPage(about) });
  await app.init();
  /** Keeps a draft of an agent. Returns the token of its link. */
  const prepare = async (agent: object) => {
    const id = await store.add({ agent: agent as never, customer: {} }, clock.now() + DAY_MS);
    return store.linkOf(id).token;
  };
  const revise = prepareDraftWith({ store, service, clock, keptForMs: DAY_MS });
  /** Changes the facts of the agent of the first draft. */
  const change = (datos: object) => revise({ solicitud_id: 'd1', datos }, 'https://cotiza.example');
  return { app, clock, store, recorded, log, prepare, change };
}

const catalogues = {
  answer: ({ tipo, texto }: { readonly tipo?: unknown; readonly texto?: unknown }) => {
    const valores = FOUND[tipo as keyof typeof FOUND] ?? [];
    const notice = texto === 'otra' ? { aviso: 'No está «otra».' } : {};
    return { tipo, total: valores.length, fuente: '', fecha: '', valores, ...notice };
  },
  answerJson: () => ({ faults: [] }),
} as unknown as QuotingService['catalogueAnswers'];

/** The hidden fields of a form. */
const hiddenIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** A browser without scripts: it keeps the cookie of the form, and posts what the page that it shows has. */
export function visitor({ app }: { readonly app: NestFastifyApplication }) {
  let cookie: string | undefined;
  const kept = (answer: Awaited<ReturnType<NestFastifyApplication['inject']>>) => {
    const set = [answer.headers['set-cookie'] ?? []].flat().flatMap((each) => /^[^;]+/.exec(each) ?? []);
    if (set.length > 0)
      cookie = [
        ...(cookie?.split('; ') ?? []).filter((each) => !set.some((one) => one.split('=')[0] === each.split('=')[0])),
        ...set,
      ].join('; ');
    return answer;
  };
  const get = async (url: string) => kept(await app.inject({ url, headers: cookie ? { cookie } : {} }));
  const post = async (
    url: string,
    fields: Readonly<Record<string, string>> | string,
    headers: Record<string, string> = {},
  ) =>
    kept(
      await app.inject({
        method: 'POST',
        url,
        payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
        headers: { 'content-type': FORM_TYPE, ...(cookie ? { cookie } : {}), ...headers },
      }),
    );
  /** Posts fields with the hidden ones of a page. */
  const postOf = (page: string, url: string, fields: Readonly<Record<string, string>>) =>
    post(url, { ...hiddenIn(page), ...fields });
  return {
    get,
    post,
    postOf,
    /** Opens a step and posts fields with its hidden ones. */
    fill: async (url: string, fields: Readonly<Record<string, string>>) => postOf((await get(url)).body, url, fields),
    /** Opens a step and posts fields with its seal alone, as of a draft of before. */
    sealed: async (url: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => {
      const { sello = '' } = hiddenIn((await get(url)).body);
      return post(url, { sello, ...fields }, headers);
    },
    unlock: (token: string) => post(`/s/${token}`, { codigo: '7KQ-42M' }),
    /** Opens a step and posts it with those of the answers that it asks for, after the searches that they need. The vehicle of a plate is confirmed. */
    answer: async (url: string, texts: ReadonlyMap<string, string>, more: Readonly<Record<string, string>> = {}) => {
      const fill = async (body: string): ReturnType<typeof post> => {
        const names = new Set([...body.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name));
        const typed = Object.fromEntries([...texts].filter(([name]) => names.has(name)));
        const [, version, id = ''] =
          /name="([^"]+)" value="([^"]+)"[^>]*> (?:Sí, es mi|Yes, it is my)/.exec(body) ?? [];
        if (version !== undefined && typed[version] === undefined) typed[version] = id;
        const hidden = hiddenIn(body);
        const unfound = [...texts.keys()].find((path) => !names.has(path) && names.has(`texto.${path}`));
        if (unfound !== undefined)
          return fill((await post(url, { ...hidden, ...typed, [`texto.${unfound}`]: 'a' })).body);
        const [, action] = /<form method="post" action="([^"]+)"/.exec(body) ?? [];
        return post(action === undefined ? url : url.replace(/[^/]*$/, action), { ...hidden, ...typed, ...more });
      };
      return fill((await get(url)).body);
    },
  };
}
