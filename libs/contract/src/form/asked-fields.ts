import { byLine, tables, type InsuranceLine } from '../lines';
import { fieldsOf } from '../model/condition';
import type { Block, Children, Field, Presence } from '../model/field';
import { pathOf } from '../model/walk';
import { compileCondition, isJsonObject, type Json } from '../validation/compile-condition';
import { valueAt } from '../validation/body-values';

/** A field of the form, and whether the present body needs it. */
export interface AskedField {
  readonly isRequired: boolean;
  /** True while the answer that decides whether it is required is missing. */
  readonly isOpen: boolean;
}

type AskedByPath = ReadonlyMap<string, AskedField>;
type Ask = (parent: Json | undefined, root: Json, asked: Map<string, AskedField>) => void;

/**
 * Returns the fields that a body of a line may have, by path: those that it needs, those that it may leave out, and those that it
 * has although it does not need them. A field that would contradict the body is not among them.
 */
export function askedFields(line: InsuranceLine, body: Json): AskedByPath {
  const asked = new Map<string, AskedField>();
  askers[line](body, body, asked);
  return asked;
}

/** Returns the path of the one field whose answer decides whether a field is needed; undefined where none or several do. */
export function decidedBy({ presence }: Field): string | undefined {
  if (typeof presence === 'string') return undefined;
  const [only, ...others] = new Set(fieldsOf(presence.when));
  return others.length === 0 ? only : undefined;
}

const askers = byLine((line) => compileAsk(tables[line], tables[line]));

function compileAsk(children: Children, table: Children, parent = ''): Ask {
  const asks = Object.entries(children).map(([name, node]) => {
    const path = pathOf(parent, name);
    return node.node === 'field' ? askField(name, path, node, table) : askBlock(name, path, node, table);
  });
  return (object, root, asked) => {
    for (const ask of asks) ask(object, root, asked);
  };
}

function askField(name: string, path: string, field: Field, table: Children): Ask {
  const { presence } = field;
  const isForbidden = field.forbiddenWhen && compileCondition(field.forbiddenWhen, table);
  const isSilent = field.silentWhen && compileCondition(field.silentWhen, table);
  const isNeeded = needOf(presence, table);
  const reads = typeof presence === 'object' ? fieldsOf(presence.when) : [];
  return (parent, root, asked) => {
    const forbidden = isForbidden ? isForbidden(root) : false;
    if (forbidden === true || isSilent?.(root) === true) return;
    const needed = isNeeded(root);
    const isOptional = presence === 'optional' || (mayBeEmpty(field) && forbidden === false);
    if (!needed && !isOptional && parent?.[name] === undefined) return;
    asked.set(path, { isRequired: needed, isOpen: reads.some((read) => valueAt(root, read) === undefined) });
  };
}

/** While its condition is undecided, a field is only needed where it is asked for together with the answer that decides. */
function needOf(presence: Presence, table: Children): (root: Json) => boolean {
  if (typeof presence === 'string') return () => presence === 'always';
  const when = compileCondition(presence.when, table);
  return (root) => when(root) ?? presence.whileOpen === true;
}

/** An answer that may be empty may also be given where it is not needed: a second surname. */
const mayBeEmpty = ({ kind }: Field): boolean => kind.type === 'text' && kind.minLength === 0;

/** A block that another field may replace is asked for once that field says so. */
function askBlock(name: string, path: string, block: Block, table: Children): Ask {
  const askChildren = compileAsk(block.children, table, path);
  const { presence, forbiddenWhen, orField } = block;
  const when = typeof presence === 'object' ? compileCondition(presence.when, table) : undefined;
  const isForbidden = forbiddenWhen && compileCondition(forbiddenWhen, table);
  return (parent, root, asked) => {
    if (isForbidden?.(root) === true) return;
    const inner = parent?.[name];
    const sent = isJsonObject(inner) ? inner : undefined;
    if (orField !== undefined && valueAt(root, orField) === undefined) {
      asked.set(orField, { isRequired: sent === undefined, isOpen: false });
      if (sent === undefined) return;
    }
    if (sent !== undefined || presence === 'always' || when?.(root) === true) askChildren(sent, root, asked);
  };
}
