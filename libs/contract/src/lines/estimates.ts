import type { BodyOf, PartOf } from '../model/body-of';
import { estimatePart, type EstimatePart } from '../model/estimate-part';
import type { Children } from '../model/field';
import { byLine, commonTable, tables, type InsuranceLine } from './index';

type Tables = typeof tables;

/** What an estimate asks of each line: the rows of a quotation that move a price and identify nobody. */
export const estimateTables = byLine((line) => estimatePart<Children>(tables[line]));

/** What the estimates of every line ask alike: what is asked of the holder differs, and a dwelling asks nothing. */
export const commonEstimateTable: Children = rootOf(estimatePart(commonTable));

function rootOf(table: Children): Children {
  return Object.fromEntries(Object.entries(table).filter(([, { node }]) => node === 'field'));
}

/** A complete body of an estimate of each line. */
export type EstimateBodyByLine = { readonly [L in InsuranceLine]: BodyOf<EstimatePart<Tables[L]>> };

/** What is left of one once its faulty fields are taken out. */
export type SoundEstimate<L extends InsuranceLine = InsuranceLine> = PartOf<EstimateBodyByLine[L]>;
