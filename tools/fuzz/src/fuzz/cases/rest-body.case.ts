import { CHECKS, ESTIMATES, QUOTES } from './addresses';
import { alone, type CaseSource, type Sent } from './fuzz-case';
import { httpBytes, JSON_TYPE, type Header } from './http-bytes';
import { oddBytes, spoiltJson } from './json-text';
import { estimateOf, soundBody, wrongBody } from './wrong-body';

const post = (target: string, headers: readonly Header[], body: Buffer | string): Sent =>
  alone({ method: 'POST', target }, httpBytes({ method: 'POST', target, headers, body }));

/** A body that the field tables have made wrong, and now and then one that is right. */
export function tableBody(source: CaseSource): Sent {
  const { chance } = source;
  const isSound = chance.isOneIn(6);
  const { body } = isSound ? soundBody(source) : wrongBody(source);
  const keys: Header[] = chance.isOneIn(8) ? [['Idempotency-Key', `clave-${chance.between(1, 50)}`]] : [];
  return post(chance.isOneIn(2) ? QUOTES : CHECKS, [JSON_TYPE, ...keys], JSON.stringify(body));
}

/** What an estimate is asked with, made wrong as often, and now and then a whole quotation, of which it refuses most. */
export function estimateBody(source: CaseSource): Sent {
  const { chance } = source;
  const made = chance.isOneIn(3) ? soundBody(source) : wrongBody(source);
  return post(ESTIMATES, [JSON_TYPE], JSON.stringify(chance.isOneIn(8) ? made.body : estimateOf(made)));
}

/** JSON that is none, or is not what anybody expects. */
export function jsonText(source: CaseSource): Sent {
  const { chance, marks } = source;
  const text = spoiltJson(JSON.stringify(soundBody(source).body), chance, marks);
  return post(chance.pick([QUOTES, CHECKS, ESTIMATES]), [JSON_TYPE], chance.isOneIn(4) ? oddBytes(text, chance) : text);
}
