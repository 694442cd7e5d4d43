import { INSURANCE_LINES } from '../lines';
import { valueAt } from '../validation/body-values';
import { bodyOf, TEST_DAY, type JsonValue } from '../testing/body-draft';
import { judge } from '../validation/judge';
import { dni, nie } from '../patterns/identity-document';
import { sayFault } from './form-fault';
import { FORM_STEPS, FORM_STEPS_IN } from './form-steps';

const faultAt = (path: string, value: JsonValue, line: 'Car' | 'Home' = 'Car') => {
  const { faults } = judge(bodyOf(line).with(path, value).build(), TEST_DAY);
  const field = FORM_STEPS[line].map(({ fields }) => fields.get(path)).find((found) => found !== undefined)!;
  return sayFault(
    faults.find(({ campo }) => campo === path)!,
    field,
    value,
  );
};

describe('a fault in words for the customer', () => {
  it.each([
    ['holder.document_id', '12345678A', 'La letra no corresponde al número: compruébalos en tu documento.'],
    ['holder.birth_date', '12/4', 'Escribe el día, el mes y el año, como 12/04/1985.'],
    ['holder.birth_date', '12/4/12', 'Escribe el año con cuatro cifras: 12 puede ser 1912 o 2012.'],
    ['holder.birth_date', '31/02/1988', 'Ese día no existe en el calendario.'],
    ['holder.birth_date', '2030-01-01', 'La fecha no puede ser futura.'],
    ['vehicle.retail_price', 'mucho', 'Escribe un número: 100.000 son cien mil, y 100,50 son cien con cincuenta.'],
    ['vehicle.retail_price', 0, 'Tiene que estar entre 1 y 5000000.'],
    ['holder.gender', 'x', 'Elige una de las opciones.'],
    ['holder.email', 'lucia', 'Le falta la arroba (@).'],
    ['driver.years_in_previous_company', 40, 'No puede superar los años asegurado en total.'],
  ])('%s: %s', (path, value, words) => {
    expect(faultAt(path, value)).toBe(words);
  });

  it.each(INSURANCE_LINES)(
    'says what is missing of %s without names of fields, formats of the interface or the agent, and in English no Spanish',
    (line) => {
      const fields = FORM_STEPS[line].flatMap((step) => [...step.fields.values()]);
      const bodies = [{ insurance_line: line }, ...fields.flatMap(wrongBodies)];
      function wrongBodies({ path }: { readonly path: string }) {
        return ['?', '12345678A', 'X1234567A', 'K1234567A', 'no la sé', '1', '99/99/2020'].map((value) =>
          bodyOf(line).with(path, value).build(),
        );
      }
      for (const body of bodies) {
        for (const fault of judge(body, TEST_DAY).faults) {
          const field = fields.find(({ path }) => path === fault.campo);
          if (!field) continue;
          const words = sayFault(fault, field);
          expect(words).toMatch(/^\p{Lu}.*\.$/u);
          expect(words).not.toMatch(/AAAA|cliente|catálogo|[a-z]_[a-z]|[a-z]\.[a-z]|Envía|envíes/);
          const inEnglish = FORM_STEPS_IN.en[line].flatMap((step) => step.fields.get(fault.campo) ?? []);
          expect(sayFault(fault, inEnglish[0]!)).not.toMatch(/[¿¡]| (?:de|que|el|no es|tiene) /);
          expect(valueAt(body, fault.campo) === undefined || words !== 'Falta este dato.').toBe(true);
        }
      }
    },
  );

  it.each([
    ['No es de él.', 'Pregunta al cliente cuál de valores es y envía su valor.', 'Elige cuál es.'],
    [
      'No es.',
      'Pregunta al cliente cuál es y envía su valor del catálogo towns con ese codigo_postal.',
      'Elige cuál es.',
    ],
    ['La versión no es la de esa matrícula.', 'Hay que buscarla en el catálogo.', 'Búscala y elige una.'],
    ['El permiso no habilita para esta moto.', 'En valores están los que sí habilitan para ella.', ''],
  ])('%s has words for the customer instead of: %s', (why, toAgent, toCustomer) => {
    const [field] = FORM_STEPS.Car[0]!.fields.values();
    expect(sayFault({ codigo: 'incoherente', mensaje: `${why} ${toAgent}` }, field!)).toBe(
      `${why} ${toCustomer}`.trim(),
    );
  });

  it.each([
    [dni.expected, '8 dígitos y su letra de control'],
    [nie.expected, 'X, Y o Z, 7 dígitos y su letra de control'],
  ])('says of %s what a document has to have, without its name twice', (expected, has) => {
    const field = FORM_STEPS.Car.map(({ fields }) => fields.get('holder.document_id')).find((found) => found)!;
    const mensaje = `El formato no es válido. Se espera: ${expected}.`;
    expect(sayFault({ codigo: 'formato', mensaje }, field)).toBe(`Tiene que tener ${has}.`);
  });

  it('has no sentence for the agent in a mistake of a document', () => {
    const field = FORM_STEPS.Car.map(({ fields }) => fields.get('holder.document_id')).find((found) => found)!;
    for (const { says } of [...(dni.mistakes ?? []), ...(nie.mistakes ?? [])]) {
      expect(sayFault({ codigo: 'formato', mensaje: `El formato no es válido. ${says}` }, field)).not.toMatch(
        /cliente|document_type|envía/,
      );
    }
  });
});
