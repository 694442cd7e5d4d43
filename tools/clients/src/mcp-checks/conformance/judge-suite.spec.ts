import { judgeSuite } from './judge-suite';
import type { ConformanceCheck, SuiteExceptions } from './suite';

const NONE: SuiteExceptions = { notApplicable: {}, passUntested: {}, untestableChecks: {} };
const success: ConformanceCheck = { id: 'a', status: 'SUCCESS' };
const failure: ConformanceCheck = { id: 'b', status: 'FAILURE', errorMessage: 'no such tool' };
const warning: ConformanceCheck = { id: 'c', status: 'WARNING' };
const wellFormed: ConformanceCheck = { id: 'wire-schema-valid', status: 'SUCCESS' };
const malformed: ConformanceCheck = { id: 'wire-schema-valid', status: 'FAILURE' };

const judge = (checks: ConformanceCheck[] | undefined, exceptions: Partial<SuiteExceptions> = {}) =>
  judgeSuite(['x'], new Map(checks ? [['x', checks]] : []), { ...NONE, ...exceptions });

it('passes what was tested and found right', () => {
  expect(judge([success, wellFormed])).toEqual({ passed: ['x'], notApplicable: [], faults: [] });
});

it.each([
  ['a failure', [success, failure], 'x: b failure, no such tool'],
  ['a warning', [success, warning], 'x: c warning'],
  ['a malformed message', [success, malformed], 'x: wire-schema-valid failure'],
  ['nothing but well-formed messages', [wellFormed], 'x tested nothing'],
  ['no result', undefined, 'x tested nothing'],
])('does not pass %s', (_name, checks, fault) => {
  expect(judge(checks)).toEqual({ passed: [], notApplicable: [], faults: [fault] });
});

it('counts what does not apply', () => {
  const verdict = judge([failure], { notApplicable: { x: 'why' } });
  expect(verdict).toEqual({ passed: [], notApplicable: ['x'], faults: [] });
});

it('finds a malformed message also in what does not apply', () => {
  const { faults } = judge([failure, malformed], { notApplicable: { x: 'why' } });
  expect(faults).toEqual(['x: wire-schema-valid failure']);
});

it('allows for checks that cannot be made', () => {
  expect(judge([success, failure], { untestableChecks: { x: { b: 'why' } } }).passed).toEqual(['x']);
});

it.each([
  [{ notApplicable: { x: 'why' } }, 'x is listed as not applicable, and passes'],
  [{ untestableChecks: { x: { a: 'why' } } }, 'x: a is listed as untestable, and is not'],
  [{ notApplicable: { y: 'why' } }, 'y is listed as an exception, and the suite has no such scenario'],
])('names an exception that is none any more: %j', (exceptions, fault) => {
  expect(judge([success], exceptions).faults).toEqual([fault]);
});

it('lets pass what is said to pass untested', () => {
  const verdict = judge([success], { passUntested: { x: 'why' } });
  expect(verdict).toEqual({ passed: [], notApplicable: ['x'], faults: [] });
});

it('does not take an empty suite for a passed one', () => {
  expect(judgeSuite([], new Map(), NONE).faults).toEqual(['the suite has no scenarios']);
});
