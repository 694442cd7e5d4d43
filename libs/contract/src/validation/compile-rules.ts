import { fieldsOf } from '../model/condition';
import type { Children, CoherenceRule, Field } from '../model/field';
import { fieldsAt } from '../model/walk';
import { compileCondition, type Json } from './compile-condition';
import { FieldFaults } from './field-faults';
import type { Run } from './run';

type CheckRule = (root: Json, run: Run) => void;

/** Compiles the rules that tie fields to one another. They run last: a rule with a faulty field makes no fault. */
export function compileRules(table: Children): CheckRule {
  const checks = fieldsAt(table).flatMap(({ path, field }) =>
    (field.rules ?? []).map((rule) => ruleCheck(path, field, rule, table)),
  );
  return (root, run) => {
    for (const check of checks) check(root, run);
  };
}

function ruleCheck(path: string, field: Field, rule: CoherenceRule, table: Children): CheckRule {
  const faults = new FieldFaults(path, field);
  const isBroken = compileCondition(rule.brokenWhen, table);
  const inputs = new Set([path, ...fieldsOf(rule.brokenWhen)]);
  return (root, run) => {
    if (isBroken(root) !== true) return;
    if (run.faults.some((fault) => inputs.has(fault.campo))) return;
    run.faults.push(faults.brokenRule(run.today, rule));
  };
}
