import {
  asRead,
  judgeBody,
  publishedFault,
  valueAt,
  withValue,
  type Fault,
  type InsuranceLine,
  type JudgedBody,
  type PublishedFault,
  type Refusal,
} from '@cotiza/contract';
import { isRecord, type CalendarDay, type Clock, type Fields } from '@cotiza/kernel';
import type { QuotingService } from '../quoting-service';
import type { PreparedDraft } from '../answers/draft-answer';
import type { DraftStore, KeptDraft } from '../ports/draft-store';
import { agentView } from './agent-view';
import { changeDraft, retryOnConflict } from './change-draft';
import { isClosed } from './draft-body';
import { readDraftPart, type DraftPart } from './draft-part';
import { changedFields, factsFor, identifyingPaths, LINE_PATH, lineOf } from './facts';
import { closed, notFound, notKept } from './refusals';

export type PrepareAnswer = { readonly result: PreparedDraft } | { readonly refusal: Refusal };

/**
 * Keeps what an agent knows of a quotation, from nothing to everything but identity. Facts without faults are kept; the others, and
 * those that say who somebody is, are answered as faults. With a handle it changes only what is sent; null removes.
 *
 * @param sent any JSON value: `ramo`, `datos` and `solicitud_id`, as `readDraftPart` reads them
 * @param address where the customer reaches the service, without a slash at the end
 */
export type PrepareDraft = (sent: unknown, address: string) => Promise<PrepareAnswer>;

export interface DraftPorts {
  readonly store: DraftStore;
  readonly service: Pick<QuotingService, 'checkRequest'>;
  readonly clock: Pick<Clock, 'now' | 'today'>;
  /** Milliseconds for which a draft is kept. */
  readonly keptForMs: number;
}

export function prepareDraftWith(ports: DraftPorts): PrepareDraft {
  return async (sent, address) => {
    const part = readDraftPart(sent);
    return 'faults' in part ? invalid(part.faults) : prepare(ports, part, address).catch(notKept);
  };
}

const invalid = (faults: readonly Fault[]): PrepareAnswer => ({ refusal: { problem: 'datos_invalidos', faults } });

const prepare = (ports: DraftPorts, part: DraftPart, address: string): Promise<PrepareAnswer> =>
  retryOnConflict(async () => {
    const { store, clock } = ports;
    const { id } = part;
    const before = id === undefined ? undefined : await store.find(id);
    if (id !== undefined && (!before || before.expiresAt <= clock.now())) return notFound;
    const { agent, errors } = await agentPart(ports, before?.content.agent ?? {}, part);
    if (before && isClosed(before.content) && changedFields(before.content.agent, agent).length > 0) return closed;
    const kept = before ? await revised(store, before, agent) : await added(ports, agent);
    return kept && { result: { ...agentView(kept, { store, clock, address }), errores: errors } };
  });

async function added({ store, clock, keptForMs }: DraftPorts, agent: Fields): Promise<KeptDraft> {
  const [content, expiresAt] = [{ agent, customer: {} }, clock.now() + keptForMs];
  const id = await store.add(content, expiresAt);
  return { id, content, state: 'pendiente', reference: null, expiresAt, version: 1 };
}

function revised(store: DraftStore, before: KeptDraft, agent: Fields) {
  const { content, state, version } = before;
  if (state === 'pendiente') return changeDraft(store, before, { ...content, agent }, state);
  const changes = changedFields(content.agent, agent).filter((path) => !Object.hasOwn(content.customer, path));
  const changed = Object.fromEntries(changes.map((path) => [path, version + 1]));
  const agentChanges = changes.length === 0 ? {} : { agentChanges: { ...content.agentChanges, ...changed } };
  return changeDraft(store, before, { ...content, agent, ...agentChanges }, 'en_curso');
}

interface AgentPart {
  readonly agent: Fields;
  readonly errors: readonly PublishedFault[];
}

/** Judges the facts of the agent alone: no fault may depend on what the customer said. */
async function agentPart(
  { service, clock }: DraftPorts,
  before: Fields,
  { data, line }: DraftPart,
): Promise<AgentPart> {
  const identifying = identifyingPaths(data);
  const rest = identifying.reduce((body, path) => withValue(body, path, undefined), data);
  const judged = judgePart(before, rest, line, clock.today());
  const { judgement } = judged;
  const { errores } = await service.checkRequest(judged);
  const isWanted = ({ campo, codigo }: Fault) => codigo !== 'falta' || campo === LINE_PATH;
  const hasSaid = Object.keys(data).length > 0;
  return {
    agent: judgement.line === undefined ? before : (judgement.sound as Fields),
    errors: [...identifying.map(forCustomer).map(publishedFault), ...(hasSaid ? errores.filter(isWanted) : [])],
  };
}

function judgePart(before: Fields, data: Fields, meant: InsuranceLine | undefined, today: CalendarDay): JudgedBody {
  const line = meant ?? lineOf(data[LINE_PATH] ?? before[LINE_PATH]);
  if (line === undefined) return judgeBody(data, today);
  const reading = { line, nullMeansLeftOut: true };
  const kept = factsFor(line, (path) => (path === LINE_PATH ? undefined : valueAt(before, path)));
  return judgeBody(asRead(merged(kept, data), reading), today, reading);
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
