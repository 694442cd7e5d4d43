/** One thing the linter finds wrong. */
export interface LintProblem {
  readonly severity: string;
  readonly rule: string;
  readonly where: string;
  readonly message: string;
}

/** The schemas close their objects themselves; the linter would close every part of an if/then on its own. */
const EXAMPLES = { severity: 'error', allowAdditionalProperties: true } as const;

/**
 * The recommended rules, stricter on examples. Off are two that do not fit: the interface needs no credentials, and the
 * `then` of an if/then names properties that its parent defines.
 */
const RULES = {
  'security-defined': 'off',
  'no-required-schema-properties-undefined': 'off',
  'no-invalid-media-type-examples': EXAMPLES,
  'no-invalid-schema-examples': EXAMPLES,
} as const;

/** Lints an OpenAPI document given as JSON. */
export async function lintOpenApi(json: string): Promise<LintProblem[]> {
  // The linter is an ES module: it is loaded when it is needed.
  const { createConfig, lintFromString } = await import('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({ source: json, absoluteRef: 'openapi.json', config });
  return problems.map(({ severity, ruleId, message, location }) => ({
    severity,
    rule: ruleId,
    where: location.map(({ pointer }) => pointer ?? '').join(' '),
    message,
  }));
}
