import { existing } from '@cotiza/kernel';

/** One part of a template of a Helm chart. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly pipeline: string }
  | {
      readonly kind: 'if' | 'with' | 'range';
      readonly head: string;
      readonly body: readonly Part[];
      readonly otherwise: readonly Part[];
    };

type Token = { readonly text: string } | { readonly action: string };

const ACTION = /\{\{(-\s)?\s*([^]*?)\s*(\s-)?\}\}/g;
const BLOCK = /^(if|with|range)\s+([^]+)$/;

/**
 * Takes a template apart as Go's text/template does, as far as the charts of this repository go: values, `if` with `else`, `with`
 * and `range`, and dashes that take blanks away.
 *
 * @throws Error for anything else
 */
export function parseTemplate(source: string): readonly Part[] {
  const tokens = tokensOf(source);
  const { parts, end } = parse(tokens, 0);
  if (end !== tokens.length) throw new Error('an end or else without a beginning');
  return parts;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  let trimsNext = false;
  const text = (upTo: number, trimsEnd: boolean) => {
    let said = source.slice(from, upTo);
    if (trimsNext) said = said.trimStart();
    tokens.push({ text: trimsEnd ? said.trimEnd() : said });
  };
  for (const match of source.matchAll(ACTION)) {
    const [whole, dashBefore, action = '', dashAfter] = match;
    text(match.index, dashBefore !== undefined);
    tokens.push({ action });
    trimsNext = dashAfter !== undefined;
    from = match.index + whole.length;
  }
  text(source.length, false);
  return tokens;
}

/** Reads parts up to an `end` or `else` that belongs to somebody else, or to the end of all. */
function parse(tokens: readonly Token[], from: number): { readonly parts: Part[]; readonly end: number } {
  const parts: Part[] = [];
  let place = from;
  for (; place < tokens.length; place++) {
    const token = existing(tokens[place], 'token');
    if ('text' in token) {
      parts.push({ kind: 'text', text: token.text });
      continue;
    }
    if (token.action === 'end' || token.action === 'else') break;
    const [, kind, head = ''] = BLOCK.exec(token.action) ?? [];
    if (kind === undefined) parts.push({ kind: 'value', pipeline: token.action });
    else ({ place } = block(tokens, place, parts, { kind: kind as 'if', head }));
  }
  return { parts, end: place };
}

function block(
  tokens: readonly Token[],
  at: number,
  parts: Part[],
  { kind, head }: { readonly kind: 'if' | 'with' | 'range'; readonly head: string },
): { readonly place: number } {
  const body = parse(tokens, at + 1);
  const hasElse = isAction(tokens[body.end], 'else');
  const otherwise = hasElse ? parse(tokens, body.end + 1) : { parts: [], end: body.end };
  if (!isAction(tokens[otherwise.end], 'end')) throw new Error(`no end for ${kind} ${head}`);
  parts.push({ kind, head, body: body.parts, otherwise: otherwise.parts });
  return { place: otherwise.end };
}

const isAction = (token: Token | undefined, action: string) =>
  token !== undefined && 'action' in token && token.action === action;
