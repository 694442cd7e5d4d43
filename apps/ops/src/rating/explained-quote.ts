import type { VehicleLine } from '@cotiza/contract';
import type { InsurerRequest } from '@cotiza/insurers-port';
import type { QuoteResult } from '@cotiza/quoting';
import type { QuoteDetail } from '@cotiza/storage';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { askedRequest } from './asked-request';

/** A request whose prices are to be explained, and what is known of the prices that were given. */
export interface ToExplain {
  readonly request: InsurerRequest;
  /** The version by which each insurer answered, by its id; empty for a request that nobody has answered. */
  readonly versions: ReadonlyMap<string, string>;
  /** Prices that were given, in euros, by the name of the insurer. */
  readonly given: ReadonlyMap<string, readonly number[]>;
}

/** What of a stored quotation matters here; it has no type of its own. */
interface Stored {
  readonly facts: { readonly vehicle?: string; readonly registrationDate?: string };
  readonly answers: readonly { readonly insurer: string; readonly tariff?: string }[];
  readonly result: QuoteResult;
}

/**
 * A quotation that is kept: its day is that of the quotation, and its plate stands for the vehicle that it stood for then.
 *
 * @throws Failure when there is none
 */
export async function storedToExplain(ops: Ops, reference: string): Promise<ToExplain> {
  const quote = await (await ops.storage()).quoteDesk.show(reference);
  if (!quote) throw new Failure('There is no quotation with this reference: it may have been erased or purged.');
  const { facts, answers, result } = quote as QuoteDetail & Stored;
  const { vehicle, registrationDate = null } = facts;
  const find = (_line: VehicleLine) => (vehicle === undefined ? [] : [{ versionId: vehicle, registrationDate }]);
  const request = await askedRequest(quote.body, { at: quote.createdAt, plateRegistry: { find } });
  const given = new Map<string, number[]>();
  for (const { aseguradora, precio } of result.ofertas) {
    if (aseguradora !== null) given.set(aseguradora, [...(given.get(aseguradora) ?? []), precio]);
  }
  const versions = answers.flatMap(({ insurer, tariff }) => (tariff === undefined ? [] : [[insurer, tariff] as const]));
  return { request, versions: new Map(versions), given };
}

/**
 * A request in a file, as agents send it, quoted today.
 *
 * @throws Failure when there is no reading it, or it cannot be quoted
 */
export async function fileToExplain(ops: Ops, path: string): Promise<ToExplain> {
  const request = await askedRequest(await bodyIn(ops, path), { at: ops.clock.now() });
  return { request, versions: new Map(), given: new Map() };
}

/** Why a file cannot be read is said in a way that quotes nothing of it. */
async function bodyIn(ops: Ops, path: string): Promise<unknown> {
  const text = await ops.readText(path).catch(({ code = 'unknown error' }: NodeJS.ErrnoException) => {
    throw new Failure(`The file cannot be read (${code}).`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure('The file is not JSON.');
  }
}
