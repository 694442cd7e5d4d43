import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Spectral's rules for OpenAPI; its own types do not say that they are rules. */
const RULES = oas as unknown as RulesetDefinition;

/** Lints an OpenAPI document, given as JSON. @returns what is wrong with it, warnings included */
export async function lintWithSpectral(json: string): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(RULES);
  const found = await spectral.run(JSON.parse(json) as Record<string, unknown>);
  return found.map(({ code, path, message }) => `spectral ${code} ${path.join('.')}: ${message}`);
}
