import {
  CANDIDATE_SCHEMA,
  FAULT_SCHEMA,
  INSURANCE_LINES,
  object,
  OPTION_SCHEMA,
  estimateSchema,
  partialRequestSchema,
  QUESTION_SCHEMA,
  RAMOS,
  QUESTION_SECTION_SCHEMA,
  QUOTED_LINE_SCHEMA,
  REQUIREMENT_BLOCK_SCHEMA,
  REQUIREMENT_FIELD_SCHEMA,
  REQUIREMENTS_INDEX_SCHEMA,
  REQUIREMENTS_SCHEMA,
  requestSchema,
  type InsuranceLine,
  type JsonSchema,
  REFUSAL_SCHEMA,
} from '@cotiza/contract';
import {
  ALTERNATIVE_SCHEMA,
  ANSWER_REQUEST_SCHEMA,
  INSURER_QUESTION_SCHEMA,
  FOLLOWED_DRAFT_SCHEMA,
  PREPARED_DRAFT_SCHEMA,
  CATALOGUE_SCHEMA,
  CHECK_RESULT_SCHEMA,
  ESTIMATE_RESULT_SCHEMA,
  GUARANTEE_DETAIL_SCHEMA,
  GUARANTEE_NOT_INCLUDED_SCHEMA,
  INSURED_SUM_SCHEMA,
  INSURER_ESTIMATE_SCHEMA,
  LEVEL_ESTIMATE_SCHEMA,
  OFFER_DETAIL_SCHEMA,
  OFFER_SCHEMA,
  OPEN_QUESTION_SCHEMA,
  PREMIUM_LINE_SCHEMA,
  PRODUCT_INFORMATION_SCHEMA,
  PRODUCT_SECTION_SCHEMA,
  PRICE_DIFFERENCE_SCHEMA,
  REVISION_REQUEST_SCHEMA,
  REVISION_SCHEMA,
  WARNING_SCHEMA,
} from '@cotiza/quoting';
import { PURCHASE_SCHEMA } from '../purchase/purchase.document';
import { QUOTE_ANSWER_SCHEMA, REVISION_ANSWER_SCHEMA } from '../quotes/alternatives';
import { refTo, type NamedSchemas } from './named-schemas';

/** The bodies of the lines, by name. */
const requests = Object.fromEntries(INSURANCE_LINES.map((line) => [`${line}Request`, requestSchema(line)])) as Readonly<
  Record<`${InsuranceLine}Request`, JsonSchema>
>;
const partialRequests = Object.fromEntries(
  INSURANCE_LINES.map((line) => [`Partial${line}Request`, partialRequestSchema(line)]),
) as Readonly<Record<`Partial${InsuranceLine}Request`, JsonSchema>>;

const estimates = Object.fromEntries(
  INSURANCE_LINES.map((line) => [`${line}EstimateRequest`, estimateSchema(line)]),
) as Readonly<Record<`${InsuranceLine}EstimateRequest`, JsonSchema>>;

/** What an agent sends for a draft. */
const DRAFT_PART = {
  type: 'object',
  properties: {
    ramo: { type: 'string', enum: RAMOS, description: 'Ramo, si se sabe ya y no va en insurance_line.' },
    datos: {
      ...oneOfLines((line) => refTo(`Partial${line}Request`)),
      description: 'Lo que se sepa, menos lo que dice quién es alguien.',
    },
    solicitud_id: { type: 'string', description: 'La solicitud que se cambia; sin él, se prepara una nueva.' },
  },
  additionalProperties: false,
} as const;

/** The body of `retomar_cotizacion`. */
const RESUME_REQUEST = object({ codigo: { type: 'string', description: 'El código, como lo dice el cliente.' } });

/** Every named schema of the description. All come from the code that answers. */
export const COMPONENT_SCHEMAS = {
  ...requests,
  ...partialRequests,
  ...estimates,
  QuoteRequest: oneOfLines((line) => refTo(`${line}Request`)),
  PartialQuoteRequest: oneOfLines((line) => refTo(`Partial${line}Request`)),
  EstimateRequest: oneOfLines((line) => refTo(`${line}EstimateRequest`)),
  QuoteResult: QUOTE_ANSWER_SCHEMA,
  Offer: OFFER_SCHEMA,
  Alternative: ALTERNATIVE_SCHEMA,
  OfferDetail: OFFER_DETAIL_SCHEMA,
  GuaranteeDetail: GUARANTEE_DETAIL_SCHEMA,
  GuaranteeNotIncluded: GUARANTEE_NOT_INCLUDED_SCHEMA,
  InsurerQuestion: INSURER_QUESTION_SCHEMA,
  AnswerRequest: ANSWER_REQUEST_SCHEMA,
  ResumeRequest: RESUME_REQUEST,
  RevisionRequest: REVISION_REQUEST_SCHEMA,
  RevisionResult: REVISION_ANSWER_SCHEMA,
  Revision: REVISION_SCHEMA,
  PriceDifference: PRICE_DIFFERENCE_SCHEMA,
  PremiumLine: PREMIUM_LINE_SCHEMA,
  ProductInformation: PRODUCT_INFORMATION_SCHEMA,
  ProductSection: PRODUCT_SECTION_SCHEMA,
  InsuredSum: INSURED_SUM_SCHEMA,
  CheckResult: CHECK_RESULT_SCHEMA,
  EstimateResult: ESTIMATE_RESULT_SCHEMA,
  LevelEstimate: LEVEL_ESTIMATE_SCHEMA,
  InsurerEstimate: INSURER_ESTIMATE_SCHEMA,
  DraftPart: DRAFT_PART,
  PreparedDraft: PREPARED_DRAFT_SCHEMA,
  FollowedDraft: FOLLOWED_DRAFT_SCHEMA,
  OpenQuestion: OPEN_QUESTION_SCHEMA,
  Question: QUESTION_SCHEMA,
  QuestionOption: OPTION_SCHEMA,
  QuestionSection: QUESTION_SECTION_SCHEMA,
  Requirements: REQUIREMENTS_SCHEMA,
  RequirementBlock: REQUIREMENT_BLOCK_SCHEMA,
  RequirementField: REQUIREMENT_FIELD_SCHEMA,
  RequirementsIndex: REQUIREMENTS_INDEX_SCHEMA,
  QuotedLine: QUOTED_LINE_SCHEMA,
  Catalogue: CATALOGUE_SCHEMA,
  CatalogueValue: CATALOGUE_SCHEMA.properties.valores.items,
  Purchase: PURCHASE_SCHEMA,
  Refusal: REFUSAL_SCHEMA,
  Fault: FAULT_SCHEMA,
  Warning: WARNING_SCHEMA,
  Candidate: CANDIDATE_SCHEMA,
} satisfies NamedSchemas;

export const schemaRef = (name: keyof typeof COMPONENT_SCHEMAS) => refTo(name);

/** Makes a union of the bodies, with `insurance_line` as its discriminator. */
function oneOfLines(refOf: (line: InsuranceLine) => { readonly $ref: string }) {
  return {
    oneOf: INSURANCE_LINES.map(refOf),
    discriminator: {
      propertyName: 'insurance_line',
      mapping: Object.fromEntries(INSURANCE_LINES.map((line) => [line, refOf(line).$ref])),
    },
  };
}
