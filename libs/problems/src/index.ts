export { PROBLEM_CODES, PROBLEMS, type ProblemCode } from './problems';
export { messageOf, REFUSAL_SCHEMA, refusalBody, type Refusal, type RefusalBody } from './refusal';
