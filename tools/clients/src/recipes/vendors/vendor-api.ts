import type { JsonSchema } from '@cotiza/contract';
import { existing } from '@cotiza/kernel';
import { BadRequest, type DeclaredTool, type HandedResult, type JsonObject, type MadeCall, type Turn } from '../model';
import type { Conversation } from '../model';
import { subsetFaults } from '../../vendor-subsets/subset-faults';
import { VENDOR_SUBSETS } from '../../vendor-subsets/vendors.data';

/** The interface of a vendor over HTTP, as far as a model that calls tools needs it. */
export interface VendorApi {
  readonly path: RegExp;
  /** The headers of which one says whose account it is. */
  readonly keyHeaders: readonly string[];
  /** What was asked. @throws BadRequest for what the vendor would refuse */
  read(body: JsonObject): Conversation;
  /** What is answered. @param at how many answers of tools there were before */
  write(turn: Turn, at: number): JsonObject;
}

/** The tool, if its vendor takes it. @throws BadRequest with everything that is wrong with it */
export function taken(vendor: string, tool: DeclaredTool): DeclaredTool {
  const subset = VENDOR_SUBSETS.find((row) => row.vendor === vendor);
  const faults = subsetFaults(tool.schema, existing(subset, `vendor ${vendor}`));
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(tool.name)) faults.push('its name');
  if (faults.length > 0) throw new BadRequest(`${vendor} does not take ${tool.name}: ${faults.join('; ')}`);
  return tool;
}

/** The results, if there is one for each call and none besides, in their order. @throws BadRequest */
export function inPairs(calls: readonly MadeCall[], results: readonly HandedResult[]): readonly HandedResult[] {
  const ids = (all: readonly MadeCall[]) => all.map(({ id }) => id).join(', ');
  if (ids(calls) !== ids(results)) throw new BadRequest(`calls ${ids(calls)}, results ${ids(results)}`);
  return results;
}

/** Every text in a value, one after the other, but for what says of which type something is. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { type: _type, ...parts } = value as JsonObject;
  return Object.values(parts).map(textIn).join('\n');
}

/** A list in a request. @throws BadRequest where there is none */
export function listOf(value: unknown, name: string): readonly JsonObject[] {
  if (!Array.isArray(value)) throw new BadRequest(`${name} is no list`);
  return value as JsonObject[];
}

export const asSchema = (value: unknown): JsonSchema => (value ?? {}) as JsonSchema;
