import fc from 'fast-check';
import { exampleBody, exampleEstimate } from '../documents/example-body';
import { requirementsOf } from '../documents/requirements';
import { isForEstimates } from '../model/field-use';
import { fieldsAt } from '../model/walk';
import { estimateSchema } from '../schema/json-schema';
import type { JsonSchema } from '../schema/conditional-schemas';
import { EFFECTIVE_DAY, TEST_DAY, validBody } from '../testing';
import { isJsonObject } from '../validation/compile-condition';
import { judge, judgeEstimate, soundPart } from '../validation/judge';
import { INSURANCE_LINES, tables, type InsuranceLine } from '.';
import { estimateTables } from './estimates';

const fieldsOf = (line: InsuranceLine) => fieldsAt(tables[line]);
const pathsOf = (line: InsuranceLine) => fieldsAt(estimateTables[line]).map(({ path }) => path);
const faultsOf = (body: unknown) =>
  judgeEstimate(body, TEST_DAY).faults.map(({ campo, codigo }) => `${campo} ${codigo}`);

/** Returns the part of a quotation body that an estimate accepts. */
const estimateIn = (line: InsuranceLine, body: object) => soundPart({ ...body }, estimateTables[line], new Set());

/** Returns the dotted path of every property of a schema that is not an object. */
const leavesOf = (schema: JsonSchema, parent = ''): string[] =>
  Object.entries(schema.properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, inner]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return isJsonObject(inner.properties) ? leavesOf(inner, path) : [path];
  });

/** Fields that an estimate must not ask, because they identify a person. */
const PERSONAL =
  /document|\bname\b|surname|gender|marital|nationality|phone|email|road_|plate|policy|cadastral|company|occupation|client_reference/;

describe.each(INSURANCE_LINES)('an estimate of %s', (line) => {
  it('asks exactly the fields that move a price and identify no person', () => {
    const wanted = fieldsOf(line).filter(({ field }) => isForEstimates(field.use));
    expect(pathsOf(line)).toEqual(wanted.map(({ path }) => path));
    expect(leavesOf(estimateSchema(line))).toEqual(pathsOf(line));
  });

  it('has no field in its schema that identifies somebody', () => {
    const identifying = new Set(fieldsOf(line).flatMap(({ path, field }) => (field.use.identifies ? [path] : [])));
    expect(leavesOf(estimateSchema(line)).filter((path) => identifying.has(path) || PERSONAL.test(path))).toEqual([]);
  });

  it('is asked for, where it is all that is asked, without a question about who or where somebody is', () => {
    const { mensaje_para_el_cliente, bloques, como_usarlo } = requirementsOf(line, TEST_DAY, 'directory');
    const asked = bloques.flatMap(({ campos }) => campos).map(({ campo }) => campo);
    expect(asked.sort()).toEqual(pathsOf(line).sort());
    expect(mensaje_para_el_cliente).toContain('código postal');
    expect(mensaje_para_el_cliente).not.toMatch(/documento|nombre|apellido|matrícula|tipo de vía|móvil|correo|sexo/);
    expect(como_usarlo.join(' ')).not.toMatch(/cotizar_|comprobar_datos|holder\.email/);
  });

  it('is refused whatever else a quotation asks, each by its name', () => {
    const refused = judgeEstimate(exampleBody(line, EFFECTIVE_DAY), TEST_DAY).faults.filter(
      ({ codigo }) => codigo === 'no_documentado',
    );
    const names = refused.map(({ campo }) => campo);
    const top = Object.keys(tables[line]).filter((name) => !(name in estimateTables[line]));
    expect(names).toEqual(expect.arrayContaining(top.filter((name) => name !== 'owner')));
    expect(refused.map(({ mensaje }) => mensaje)).toEqual(names.map(() => expect.stringContaining('no lo pide')));
  });

  it('has no fault in what is left of any good quotation', () => {
    fc.assert(
      fc.property(validBody(line), (draft) => {
        const body = draft.build();
        const whole = 'vehicle' in body ? withVersion(body) : body;
        expect(judge(whole, TEST_DAY).faults).toEqual([]);
        expect(faultsOf(estimateIn(line, whole))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** Identifies the vehicle of a body by version and registration date, with or without a plate. */
const withVersion = (body: { readonly vehicle: object }) => {
  const { insurance_line: line } = body as unknown as { readonly insurance_line: 'Car' | 'Motorcycle' };
  const { vehicle } = exampleEstimate(line, EFFECTIVE_DAY);
  return { ...body, vehicle: { ...vehicle, ...body.vehicle } };
};

it('is judged by conditions of three values: what hangs on a missing answer is not asked yet', () => {
  const car = exampleEstimate('Car', EFFECTIVE_DAY);
  const { same_as_holder: _same, previously_insured: _insured, ...driver } = car.driver;
  expect(faultsOf({ ...car, driver })).toEqual(['driver.same_as_holder falta', 'driver.previously_insured falta']);
  const another = { ...car, driver: { ...car.driver, same_as_holder: false } };
  expect(faultsOf(another)).toEqual(['driver.birth_date falta']);
  expect(faultsOf({ ...car, driver: { ...car.driver, birth_date: '1990-01-01' } })).toEqual([
    'driver.birth_date contradiccion',
  ]);
});

it('is held to the rules between fields of a quotation, as far as it has the fields', () => {
  const car = exampleEstimate('Car', EFFECTIVE_DAY);
  const vehicle = { ...car.vehicle, registration_date: '2030-01-01' };
  expect(faultsOf({ ...car, vehicle })).toEqual(['vehicle.registration_date fecha_futura']);
  const home = exampleEstimate('Home', EFFECTIVE_DAY);
  expect(faultsOf({ ...home, risk: { ...home.risk, last_reform_year: 1990 } })).toEqual([
    'risk.last_reform_year incoherente',
  ]);
});

it('needs the version where a quotation could make do with a plate, and says so without plates', () => {
  const { vehicle, ...car } = exampleEstimate('Car', EFFECTIVE_DAY);
  const { version_id: _version, ...others } = vehicle;
  const [fault] = judgeEstimate({ ...car, vehicle: others }, TEST_DAY).faults;
  expect(fault).toMatchObject({
    campo: 'vehicle.version_id',
    codigo: 'falta',
    formato: 'valor del catálogo vehicle-versions',
  });
  expect(JSON.stringify(fault)).not.toContain('matrícula');
});
