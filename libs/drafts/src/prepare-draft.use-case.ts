import { asRead, judgeBody, publishedFault, type Fault, type JudgedBody, type PublishedFault } from '@cotiza/contract';
import { isRecord, type Clock, type Fields } from '@cotiza/kernel';
import type { QuotingService } from '@cotiza/quoting';
import type { Refusal } from '@cotiza/problems';
import type { PreparedDraft } from './answers/draft-answer';
import { agentView } from './agent-view';
import { changeDraft, untilChanged } from './change-draft';
import { factsFor, identifyingPaths, lineOf, valueAt, withValue } from './facts';
import type { DraftStore, KeptDraft } from './ports/draft-store';
import { notFound, notKept } from './refusals';

/** What an agent sends: any JSON value as the part of a body, and the handle of the draft that it changes. */
export interface DraftPart {
  readonly sent: unknown;
  /** Undefined for a new draft. */
  readonly id?: string;
  /** Address at which the customer reaches the service, without a slash at the end. */
  readonly address: string;
}

export type PrepareAnswer = { readonly result: PreparedDraft } | { readonly refusal: Refusal };

/**
 * Keeps what an agent knows of a quotation, from nothing to everything but identity. Facts without faults are kept; the others, and
 * those that say who somebody is, are answered as faults. With a handle it changes only what is sent; null removes.
 */
export type PrepareDraft = (part: DraftPart) => Promise<PrepareAnswer>;

export interface DraftPorts {
  readonly store: DraftStore;
  readonly service: Pick<QuotingService, 'checkRequest'>;
  readonly clock: Pick<Clock, 'now' | 'today'>;
  /** Milliseconds for which a draft is kept. */
  readonly keptForMs: number;
}

export function prepareDraftWith(ports: DraftPorts): PrepareDraft {
  return (part) => prepare(ports, part).catch(notKept);
}

const prepare = (ports: DraftPorts, part: DraftPart): Promise<PrepareAnswer> =>
  untilChanged(async () => {
    const { store, clock } = ports;
    const { sent, id, address } = part;
    const before = id === undefined ? undefined : await store.find(id);
    if (id !== undefined && (!before || before.expiresAt <= clock.now())) return notFound;
    const said = await agentPart(ports, before?.content.agent ?? {}, sent);
    if ('refusal' in said) return said;
    const kept = before ? await revised(store, before, said.agent) : await added(ports, said.agent);
    return kept && { result: { ...agentView(kept, { store, clock, address }), errores: said.errors } };
  });

async function added({ store, clock, keptForMs }: DraftPorts, agent: Fields): Promise<KeptDraft> {
  const [content, expiresAt] = [{ agent, customer: {} }, clock.now() + keptForMs];
  const id = await store.add(content, expiresAt);
  return { id, content, state: 'pendiente', reference: null, expiresAt, version: 1 };
}

const revised = (store: DraftStore, before: KeptDraft, agent: Fields) =>
  changeDraft(store, before, { ...before.content, agent }, before.state === 'pendiente' ? 'pendiente' : 'en_curso');

type AgentPart = { readonly agent: Fields; readonly errors: readonly PublishedFault[] } | { readonly refusal: Refusal };

/** Judges the facts of the agent alone: no fault may depend on what the customer said. */
async function agentPart({ service, clock }: DraftPorts, before: Fields, sent: unknown): Promise<AgentPart> {
  if (!isRecord(sent))
    return { refusal: { problem: 'datos_invalidos', faults: judgeBody(sent, clock.today()).judgement.faults } };
  const identifying = identifyingPaths(sent);
  const rest = identifying.reduce((body, path) => withValue(body, path, undefined), sent);
  const judged = judgePart(before, rest, clock);
  const { errores } = await service.checkRequest(judged);
  const isWanted = ({ campo, codigo }: Fault) =>
    codigo !== 'falta' || (campo === 'insurance_line' && Object.keys(rest).length > 0);
  const { judgement } = judged;
  return {
    agent: judgement.line === undefined ? before : (judgement.sound as Fields),
    errors: [...identifying.map(forCustomer).map(publishedFault), ...errores.filter(isWanted)],
  };
}

function judgePart(before: Fields, sent: Fields, clock: DraftPorts['clock']): JudgedBody {
  const line = lineOf(sent.insurance_line ?? before.insurance_line);
  if (line === undefined) return judgeBody(sent, clock.today());
  const reading = { line, nullMeansLeftOut: true };
  const kept = factsFor(line, (path) => (path === 'insurance_line' ? undefined : valueAt(before, path)));
  return judgeBody(asRead(merged(kept, sent), reading), clock.today(), reading);
}

/** Returns `over` on `under`. It goes no deeper than `under`, which has the depth of a table. */
const merged = (under: Fields, over: Fields): Fields => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const below = Object.hasOwn(under, name) ? under[name] : undefined;
      return [name, isRecord(below) && isRecord(value) ? merged(below, value) : value];
    }),
  ),
});

const forCustomer = (campo: string): Fault => ({
  campo,
  codigo: 'no_documentado',
  mensaje:
    'Esto lo dirá el cliente en la página, porque dice quién es: no lo preguntes ni lo envíes. No se ha guardado.',
});
