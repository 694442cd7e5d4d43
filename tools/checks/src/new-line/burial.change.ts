/** A text in an existing file, and its replacement when the line is added. */
export interface Edit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Files that are of the line alone; `files` holds them. */
export const NEW_FILES: readonly string[] = [
  'libs/contract/src/tables/burial.table.ts',
  'libs/contract/src/lines/burial.line.ts',
  'libs/quoting/src/resolve/resolve-burial.ts',
  'libs/insurers/tariff/src/lines/burial.line.ts',
  'libs/insurers/tariff/src/connector/to-burial-risk.mapper.ts',
  'libs/insurers/tariff/rate-books/aldaba-burial.json',
];

/** Edits of the existing files: each of them names every line once. */
export const EDITS: readonly Edit[] = [
  {
    path: 'libs/contract/src/lines/index.ts',
    from: "import { carLine } from './car.line';",
    to: "import { burialLine } from './burial.line';\nimport { carLine } from './car.line';",
  },
  {
    path: 'libs/contract/src/lines/index.ts',
    from: 'Motorcycle: motorcycleLine };',
    to: 'Motorcycle: motorcycleLine, Burial: burialLine };',
  },
  {
    path: 'libs/contract/src/lines/index.ts',
    from: ", Burial: 'Seguro de decesos'",
    to: '',
  },
  {
    path: 'libs/insurers/port/src/request.ts',
    from: 'export interface HomeRequest extends AnyRequest {',
    to: "export interface BurialRequest extends AnyRequest {\n  readonly line: 'Burial';\n  readonly body: BodyByLine['Burial'];\n}\n\nexport interface HomeRequest extends AnyRequest {",
  },
  {
    path: 'libs/insurers/port/src/request.ts',
    from: 'CarRequest | MotorcycleRequest;',
    to: 'CarRequest | MotorcycleRequest | BurialRequest;',
  },
  {
    path: 'libs/insurers/port/src/request.ts',
    from: 'import type { CarBody,',
    to: 'import type { BodyByLine, CarBody,',
  },
  {
    path: 'libs/insurers/port/src/request.ts',
    from: 'export interface HomeEstimateRequest extends AnyEstimate {',
    to: "export interface BurialEstimateRequest extends AnyEstimate {\n  readonly line: 'Burial';\n  readonly body: EstimateBodyByLine['Burial'];\n  readonly holder: Aged;\n}\n\nexport interface HomeEstimateRequest extends AnyEstimate {",
  },
  {
    path: 'libs/insurers/port/src/request.ts',
    from: 'CarEstimateRequest | MotorcycleEstimateRequest;',
    to: 'CarEstimateRequest | MotorcycleEstimateRequest | BurialEstimateRequest;',
  },
  {
    path: 'libs/rest/src/openapi/example-results.data.ts',
    from: '  Motorcycle: [',
    to: "  Burial: [['Aldaba Seguros', 'Aldaba Decesos', 'Básico', 71.99, 'basico', [67.6, 0, 0.1, 4.29], 'sepelio']],\n  Motorcycle: [",
  },
  {
    path: 'libs/quoting/src/resolve/resolve-line.ts',
    from: 'import { resolveCar,',
    to: "import { resolveBurial, resolveBurialEstimate } from './resolve-burial';\nimport { resolveCar,",
  },
  {
    path: 'libs/quoting/src/resolve/resolve-line.ts',
    from: 'Motorcycle: resolveMotorcycle,',
    to: 'Motorcycle: resolveMotorcycle,\n  Burial: resolveBurial,',
  },
  {
    path: 'libs/quoting/src/resolve/resolve-line.ts',
    from: 'Motorcycle: resolveMotorcycleEstimate,',
    to: 'Motorcycle: resolveMotorcycleEstimate,\n  Burial: resolveBurialEstimate,',
  },
  {
    path: 'libs/insurers/tariff/src/lines/line-models.ts',
    from: "import { carLine } from './car.line';",
    to: "import { burialLine, type BurialRisk } from './burial.line';\nimport { carLine } from './car.line';",
  },
  {
    path: 'libs/insurers/tariff/src/lines/line-models.ts',
    from: 'readonly Motorcycle: MotorcycleRisk;',
    to: 'readonly Motorcycle: MotorcycleRisk;\n  readonly Burial: BurialRisk;',
  },
  {
    path: 'libs/insurers/tariff/src/lines/line-models.ts',
    from: 'Motorcycle: motorcycleLine,',
    to: 'Motorcycle: motorcycleLine,\n  Burial: burialLine,',
  },
  {
    path: 'libs/insurers/tariff/src/connector/to-risk.mapper.ts',
    from: "import { toCarRisk } from './to-car-risk.mapper';",
    to: "import { toBurialRisk } from './to-burial-risk.mapper';\nimport { toCarRisk } from './to-car-risk.mapper';",
  },
  {
    path: 'libs/insurers/tariff/src/connector/to-risk.mapper.ts',
    from: 'Motorcycle: toMotorcycleRisk,',
    to: 'Motorcycle: toMotorcycleRisk,\n  Burial: toBurialRisk,',
  },
];

/** Every file that a new line touches. */
export const TOUCHED: readonly string[] = [...new Set([...NEW_FILES, ...EDITS.map(({ path }) => path)])];
