import type { VehicleLine } from '@cotiza/contract';
import type { InsurerRequest } from '@cotiza/insurers-port';
import type { QuoteResult } from '@cotiza/quoting';
import type { QuoteDetail } from '@cotiza/storage';
import { Failure } from '../failure';
import type { Ops } from '../ops';
import { askedRequest } from './asked-request';

/** A request whose prices are to be explained, and the prices that insurers gave. */
export interface ToExplain {
  readonly request: InsurerRequest;
  /** The version of each insurer's answer, by its id; empty for a request that was not quoted. */
  readonly versions: ReadonlyMap<string, string>;
  /** The prices given, in euros, by the name of the insurer. */
  readonly given: ReadonlyMap<string, readonly number[]>;
}

/** The parts of a stored quotation that are used here; its data are untyped. */
interface Stored {
  readonly facts: { readonly vehicle?: string; readonly registrationDate?: string };
  readonly answers: readonly { readonly insurer: string; readonly tariff?: string }[];
  readonly result: QuoteResult;
}

/**
 * Reads a stored quotation. Its day is that of the quotation, and its plate is resolved to the vehicle found then.
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
 * Reads a request from a file, as agents send it, to be quoted today.
 *
 * @throws Failure when it cannot be read or quoted
 */
export async function fileToExplain(ops: Ops, path: string): Promise<ToExplain> {
  const request = await askedRequest(await bodyIn(ops, path), { at: ops.clock.now() });
  return { request, versions: new Map(), given: new Map() };
}

/** Reads a body. The message of a failure quotes nothing of the file. */
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
