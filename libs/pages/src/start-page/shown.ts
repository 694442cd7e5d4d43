import type { Distributor, EstimateAnswer } from '@cotiza/quoting';
import type { Asked, EstimateBody } from './asked';
import type { Addresses } from './calls';

export type Outcome = EstimateAnswer & { readonly ms: number; readonly requestId: string };

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface Shown {
  readonly asked: Asked;
  /** The body of the estimate that the form asks for. */
  readonly body: EstimateBody;
  /** The outcome of the form; undefined before it is sent. */
  readonly outcome?: Outcome;
  /** Vehicles of the catalogue to choose from; undefined where the line insures none. */
  readonly vehicles?: readonly Option[];
  /** Sentence of the catalogue about words that it did not find. */
  readonly notice?: string;
  readonly addresses: Addresses;
  readonly hasDocs: boolean;
  readonly hasSite: boolean;
  /** True when a customer without an agent has a form. */
  readonly hasForm: boolean;
  /** The path from the page to the root of the service, whatever path a proxy adds. */
  readonly root: './' | '../';
  readonly distributor: Distributor;
}
