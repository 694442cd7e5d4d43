export { CATALOGUE_NAMES, type CatalogueName } from './catalogue-names';
export * from './enumerations';
export { normalisePlate, plateKind, type PlateKind } from './patterns/plate';
export { EMAIL_DOMAIN_LABEL, EMAIL_LOCAL_PART } from './patterns/texts';
export {
  byLine,
  INSURANCE_LINES,
  LINES,
  tables,
  type BodyByLine,
  type CarBody,
  type HomeBody,
  type InsuranceLine,
  type MotorcycleBody,
  type QuoteBody,
  type SoundPart,
} from './tables';
export { isDeeperThanAnyBody } from './validation/depth';
export { FAULT_CODES, type Candidate, type Fault, type FaultCode } from './validation/fault';
export { faultAt, type FoundFault } from './validation/fault-at';
export { asksToLeaveOut } from './validation/rule-facts';
export { isFieldPath } from './validation/field-paths';
export { inOrder, isLine, judge, type Judgement, type LineJudgement } from './validation/judge';
export type { Obligation, RequirementBlock, RequirementField } from './documents/blocks';
export { messageFor } from './documents/customer-message';
export type { Door } from './documents/door-words';
export { exampleBody } from './documents/example-body';
export { exampleDay, KEPT_EXAMPLE_DAY } from './documents/example-day';
export { INTERFACE_VERSION, requirementsIndex, type RequirementsIndex } from './documents/index-document';
export { MOTORCYCLE_LICENCES } from './tables/motorcycle-licences';
export { PURCHASE_RULE } from './tables/vehicle.rules';
export { readRequirementsQuery, type QueryParameters, type RequirementsQuery } from './documents/requirements-query';
export { asRead, isOfAnotherLine, type Reading } from './validation/reading';
export { nearest } from './validation/nearest';
export { questionAt } from './documents/question-at';
export { questionsFor } from './documents/questions-for';
export { requirementsOf, type RequirementQuestion, type Requirements } from './documents/requirements';
export { CANDIDATE_SCHEMA, FAULT_SCHEMA } from './schema/fault.schema';
export { bodySchema, partialRequestSchema, requestSchema, type JsonSchema } from './schema/json-schema';
export {
  OPTION_SCHEMA,
  QUESTION_SCHEMA,
  QUESTION_SECTION_SCHEMA,
  QUOTED_LINE_SCHEMA,
  REQUIREMENT_BLOCK_SCHEMA,
  REQUIREMENT_FIELD_SCHEMA,
  REQUIREMENTS_INDEX_SCHEMA,
  REQUIREMENTS_SCHEMA,
} from './schema/requirements.schema';
