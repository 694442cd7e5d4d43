import type { GuaranteeOf } from '@cotiza/contract';
import type { TakenLine } from '../request/taken-request';

/** The guarantee of the line for each guarantee code of an insurer. */
export type GuaranteeBook = { readonly [L in TakenLine]: Readonly<Record<string, GuaranteeOf<L>>> };
