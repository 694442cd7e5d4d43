import type { BodyOf, PartOf } from '../model/body-of';
import { estimatePart, type EstimatePart } from '../model/estimate-part';
import type { Children } from '../model/field';
import { byLine, commonTable, tables, type InsuranceLine } from './index';

type Tables = typeof tables;

/** The fields of an estimate by line: the rows of a quotation that move a price and identify no person. */
export const estimateTables = byLine((line) => estimatePart<Children>(tables[line]));

/** The fields that estimates of all lines share. Those of the holder differ by line, and an estimate of a home has none. */
export const commonEstimateTable: Children = rootOf(estimatePart(commonTable));

function rootOf(table: Children): Children {
  return Object.fromEntries(Object.entries(table).filter(([, { node }]) => node === 'field'));
}

/** A complete body of an estimate of each line. */
export type EstimateBodyByLine = { readonly [L in InsuranceLine]: BodyOf<EstimatePart<Tables[L]>> };

/** The part of an estimate body that has no faults. */
export type SoundEstimate<L extends InsuranceLine = InsuranceLine> = PartOf<EstimateBodyByLine[L]>;
