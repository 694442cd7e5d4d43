import type { GuaranteeOf } from '@cotiza/contract';
import type { TakenLine } from '../request/taken-request';

/** What each guarantee code of an insurer stands for among those of the line. */
export type GuaranteeBook = { readonly [L in TakenLine]: Readonly<Record<string, GuaranteeOf<L>>> };
