export { PROBLEM_CODES, PROBLEMS, REASONS, type ProblemCode, type RefusalReason } from './problems';
export { REFUSAL_SCHEMA, refusalBody, refusalMessage, type Refusal, type RefusalBody } from './refusal';
