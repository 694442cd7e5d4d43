import * as ts from 'typescript';

/** What an entry of a library offers, as its built declarations say it. */
export interface EntryApi {
  /** `@cotiza/contract` or `@cotiza/contract/testing`. */
  readonly entry: string;
  /** Declarations by the names under which they are exported, in the order of these names. */
  readonly exported: readonly string[];
  /** Declarations of the same library that those above are made of, without being exported themselves. */
  readonly beneath: readonly string[];
}

/** An entry and the file of its declarations. */
export interface EntryFile {
  readonly entry: string;
  readonly path: string;
  /** Folder of the library's declarations: what is outside is of somebody else. */
  readonly folder: string;
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** Reads all entries with one compiler: they name each other's types. */
export function apiOf(entries: readonly EntryFile[]): readonly EntryApi[] {
  const program = ts.createProgram({
    rootNames: entries.map(({ path }) => path),
    options: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: ['node'] },
  });
  const checker = program.getTypeChecker();
  const ownerOf = (statement: ts.Node): string => {
    const { fileName } = statement.getSourceFile();
    const library = entries.find(({ folder }) => fileName.startsWith(`${folder}/`));
    return library?.entry ?? /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(fileName)?.[1] ?? 'elsewhere';
  };
  return entries.map((entry) => readEntry(entry, program, checker, ownerOf));
}

function readEntry(
  { entry, path, folder }: EntryFile,
  program: ts.Program,
  checker: ts.TypeChecker,
  ownerOf: (statement: ts.Node) => string,
): EntryApi {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} has no declarations at ${path}: build it first`);
  const isOwn = (statement: ts.Node) => statement.getSourceFile().fileName.startsWith(`${folder}/`);
  const seen = new Set<ts.Node>();
  const exported = checker
    .getExportsOfModule(module)
    .sort(byName)
    .flatMap((symbol) => {
      const statements = statementsOf(resolved(symbol, checker));
      const foreign = statements.find((statement) => !isOwn(statement));
      if (foreign) return [`{ ${symbol.name} } from '${ownerOf(foreign)}';`];
      statements.forEach((statement) => seen.add(statement));
      return statements.map((statement) => textOf(statement, symbol.name));
    });
  const beneath = reachableFrom([...seen], checker, isOwn).filter((statement) => !seen.has(statement));
  return { entry, exported, beneath: beneath.map((statement) => textOf(statement)).sort() };
}

const byName = (a: ts.Symbol, b: ts.Symbol): number => (a.name < b.name ? -1 : 1);

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The statements at the top of their files that declare a symbol: a variable is declared inside of one. */
function statementsOf(symbol: ts.Symbol): ts.Statement[] {
  // A namespace import stands for a whole file, and is no statement.
  const declarations = (symbol.declarations ?? []).filter((declaration) => !ts.isSourceFile(declaration));
  const tops = declarations.map((declaration) => {
    let node: ts.Node = declaration;
    while (!ts.isSourceFile(node.parent)) node = node.parent;
    return node as ts.Statement;
  });
  return [...new Set(tops)];
}

/** Every statement that is named in these, and in those that are, and so on. */
function reachableFrom(
  statements: readonly ts.Node[],
  checker: ts.TypeChecker,
  isOwn: (statement: ts.Node) => boolean,
): ts.Node[] {
  const found = new Set<ts.Node>(statements);
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const declared = symbol ? statementsAtTop(resolved(symbol, checker)) : [];
    declared
      .filter((statement) => isOwn(statement) && !found.has(statement))
      .forEach((statement) => found.add(statement));
    ts.forEachChild(node, visit);
  };
  // A set that grows while it is gone through is gone through to its end.
  for (const statement of found) visit(statement);
  return [...found];
}

/** Of names that stand for something at the top of a file; a property or a parameter is part of its statement. */
const statementsAtTop = (symbol: ts.Symbol): ts.Statement[] =>
  symbol.flags & TOP_LEVEL ? statementsOf(symbol).filter((statement) => !ts.isImportDeclaration(statement)) : [];

const TOP_LEVEL =
  ts.SymbolFlags.Variable |
  ts.SymbolFlags.Function |
  ts.SymbolFlags.Class |
  ts.SymbolFlags.Interface |
  ts.SymbolFlags.TypeAlias |
  ts.SymbolFlags.Enum;

/** A declaration without comments, and under its exported name where that is another. */
/** Which member the compiler writes first depends on what it has compiled before: reports have them in order. */
const UNION_OF_TEXTS = /"[^"]*"(?: \| "[^"]*")+/g;

function textOf(statement: ts.Statement | ts.Node, exportedAs?: string): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(UNION_OF_TEXTS, (union) => union.split(' | ').sort().join(' | '));
  const isNamed = exportedAs === undefined || new RegExp(`\\b${exportedAs}\\b`).test(text.split('\n')[0] ?? '');
  return isNamed ? text : `${text} // as ${exportedAs}`;
}
