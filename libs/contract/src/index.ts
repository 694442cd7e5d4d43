export { CATALOGUE_NAMES, type CatalogueName } from './catalogue-names';
export {
  GUARANTEES,
  guaranteeName,
  guaranteeOf,
  type GuaranteeCode,
  type GuaranteeOf,
} from './covers/guarantees.table';
export type { CoverLevel, Guarantee } from './covers/cover';
export { COVER_LEVELS, hasExcess, levelNamed, levelsOf, type LevelCode, type LevelOf } from './covers/levels.table';
export { catalogueEnumerations } from './enumerations/catalogue-enumerations';
export { COUNTRY_ALPHA2 } from './enumerations/countries';
export { enumeration, type Enumeration, type EnumerationRow, wordsOf } from './enumerations/enumeration';
export * as homeEnumerations from './enumerations/home';
export * as motorEnumerations from './enumerations/motor';
export * as personEnumerations from './enumerations/person';
export { CAR_LICENCE_AGE } from './tables/middle-values';
export { LIKELY_SHARES, REBUILD_EUROS_PER_M2 } from './tables/rebuild-cost';
export { isSpanishDocument } from './patterns/identity-document';
export { isSpanishPlate, normalisePlate, PLATE_IN_BOX, plateKind, type PlateKind } from './patterns/plate';
export { EMAIL_DOMAIN_LABEL, EMAIL_LOCAL_PART } from './patterns/texts';
export { allowedValues } from './model/allowed-values';
export type { Condition } from './model/condition';
export type { Field, Node } from './model/field';
export { isNeededForEstimates } from './model/estimate-part';
export { PURPOSES, type FieldUse, type Purpose } from './model/field-use';
export { fieldsByPath, textFieldsOf, walk } from './model/walk';
export {
  ANY_RAMO,
  byLine,
  EVERY_RAMO,
  INSURANCE_LINES,
  isLine,
  lineMeant,
  lineOfRamo,
  wayOutOf,
  LINES,
  quotingToolOf,
  isVehicleLine,
  RAMOS,
  tables,
  VEHICLE_LINES,
  type BodyByLine,
  type CarBody,
  type HomeBody,
  type InsuranceLine,
  type MotorcycleBody,
  type QuoteBody,
  type SoundPart,
  type VehicleLine,
} from './lines';
export { estimateTables, type EstimateBodyByLine, type SoundEstimate } from './lines/estimates';
export { isDeeperThanAnyBody } from './validation/depth';
export {
  CANDIDATE_SCHEMA,
  FAULT_CODES,
  FAULT_SCHEMA,
  isOfCustomer,
  publishedFault,
  type Candidate,
  type Fault,
  type FaultCode,
  type PublishedFault,
} from './validation/fault';
export { casesOf, isUnsaid, middleCaseOf, type UnsaidFact } from './validation/estimate-cases';
export { faultAt, type AskedFor, type FoundFault } from './validation/fault-at';
export { asksToLeaveOut } from './validation/rule-facts';
export { isFieldPath } from './validation/misplaced';
export {
  inOrder,
  judge,
  type EstimateJudgement,
  type JudgedEstimate,
  type Judgement,
  type LineJudgement,
} from './validation/judge';
export { judgeBody, judgeEstimateBody, type JudgedBody, type JudgedEstimateBody } from './validation/judge';
export { askedFields, decidedBy, type AskedField } from './form/asked-fields';
export { valueAt, withValue } from './validation/body-values';
export { sayFault } from './form/form-fault';
export type { FormField, FormOption } from './form/form-field';
export { FORM_STEPS, FORM_STEPS_IN, type FormQuestion, type FormSection, type FormStep } from './form/form-steps';
export { DAY_BOXES, dayBox, joinDay, longestTyped, readField, splitDay, writeField } from './form/form-text';
export { namesOf, noneBox, readStep, type FieldChanges } from './form/read-step';
export { messageFor } from './documents/customer-message';
export type { Door } from './documents/door-words';
export { exampleBody, exampleEstimate } from './documents/example-body';
export { exampleDay, KEPT_EXAMPLE_DAY } from './documents/example-day';
export { INTERFACE_VERSION, requirementsIndex } from './documents/index-document';
export { MOTORCYCLE_LICENCES } from './tables/motorcycle-licences';
export { PURCHASE_RULE } from './tables/vehicle.rules';
export {
  CATALOGUE_FILTERS,
  CATALOGUE_TEXT_MAX_CHARS,
  catalogueFaults,
  isCatalogueName,
  type CatalogueFilter,
  type CatalogueQuery,
} from './documents/catalogue-query';
export { unknownNames, type ParameterFault, type QueryParameters } from './documents/query-faults';
export { readRequirementsQuery, requirementsFaults, type RequirementsQuery } from './documents/requirements-query';
export { asRead, isOfAnotherLine, type BodyContext } from './validation/body-context';
export { nearest } from './validation/nearest';
export { needsOf } from './documents/needs';
export { questionAt } from './documents/question-at';
export { byLanguage, DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type Text } from './model/language';
export { formField, sayField } from './form/form-field';
export { questionsFor } from './documents/questions-for';
export { fieldsByQuestion, requirementsOf } from './documents/requirements';
export { list, object, text, texts, type Declared } from './schema/declared';
export type { JsonSchema } from './schema/conditional-schemas';
export { bodySchema, estimateSchema, partialRequestSchema, requestSchema } from './schema/json-schema';
export {
  OPTION_SCHEMA,
  QUESTION_SCHEMA,
  QUESTION_SECTION_SCHEMA,
  QUOTED_LINE_SCHEMA,
  REQUIREMENT_BLOCK_SCHEMA,
  REQUIREMENT_FIELD_SCHEMA,
  REQUIREMENTS_INDEX_SCHEMA,
  REQUIREMENTS_SCHEMA,
  type RequirementBlock,
  type RequirementField,
  type RequirementQuestion,
  type Requirements,
  type RequirementsIndex,
} from './schema/requirements.schema';
export { PROBLEM_CODES, PROBLEMS, type ProblemCode } from './problems/problems';
export { messageOf, REFUSAL_SCHEMA, refusalBody, type Refusal, type RefusalBody } from './problems/refusal';
