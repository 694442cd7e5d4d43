export { PROBLEM_CODES, PROBLEMS, type Problem, type ProblemCode, type ProblemOwner } from './problems';
export { refusalBody, type Refusal, type RefusalBody } from './refusal';
