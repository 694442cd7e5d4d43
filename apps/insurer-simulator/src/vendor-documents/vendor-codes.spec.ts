import { GUARANTEES, homeEnumerations, INSURANCE_LINES, motorEnumerations, type InsuranceLine } from '@cotiza/contract';
import { EMBEDDED_RATE_BOOKS, loadRateBooks } from '@cotiza/insurers-tariff';
import { systemClock } from '@cotiza/kernel';
import { readVendors } from '../server/simulation';
import { CodeLists, riskCodesOf } from './code-lists';
import { vendorDocument } from './vendor-folder';

const books = loadRateBooks(EMBEDDED_RATE_BOOKS);

describe.each(['faro', 'roble'] as const)("%s's codes", (vendor) => {
  const lists = new CodeLists(vendorDocument(vendor, 'codes.csv'));
  const codes = riskCodesOf(lists);
  const { desk } = readVendors(systemClock())[vendor];

  it.each([
    ['Regimen', codes.homeUse, homeEnumerations.homeUse],
    ['TipoVivienda', codes.dwellingType, homeEnumerations.dwellingType],
    ['Combustible', codes.fuel, motorEnumerations.fuel],
    ['TramoKilometros', codes.annualKm, motorEnumerations.annualKm],
    ['PermisoMoto', codes.motorcycleLicence, motorEnumerations.motorcycleLicense],
    ['Multas', codes.fines, motorEnumerations.penalties],
  ] as const)('read %s as every value of the contract, each once', (name, read, { values }) => {
    const decoded = [...lists.list(name).keys()].map((code) => read(code));
    expect(decoded.sort()).toEqual([...values].sort());
  });

  it('have one for every guarantee of the contract, each another, so also for those of every rate book', () => {
    for (const line of INSURANCE_LINES) {
      const known = Object.keys(GUARANTEES[line]);
      expect(new Set(known.map((code) => desk.codes.guarantee(line, code))).size).toBe(known.length);
    }
    const ofBooks = books.flatMap(({ line, guarantees }) => guarantees.map(({ code }) => [line, code ?? ''] as const));
    for (const [line, code] of ofBooks) expect(() => desk.codes.guarantee(line, code)).not.toThrow();
  });

  it('have one for every reason of every rate book, and of the lines', () => {
    const ofLines: readonly (readonly [InsuranceLine, string])[] = [
      ['Home', 'nothing-insured'],
      ['Car', 'driver-under-legal-age'],
      ['Motorcycle', 'licence-under-legal-age'],
    ];
    const ofBooks = books.flatMap(({ line, declines }) => declines.map(({ code }) => [line, code] as const));
    for (const [line, code] of [...ofLines, ...ofBooks]) expect(() => desk.codes.reason(line, code)).not.toThrow();
  });
});

it('refuses a document that has lost what it needs', () => {
  const lists = new CodeLists('lista,código,significado\nMultas,7,Siete\n');
  expect(() => lists.list('Motivos')).toThrow('no code list Motivos');
  expect(() => lists.decoder('Multas', motorEnumerations.penalties)).toThrow('the contract has no value for Siete');
  expect(() => lists.codeOf('Multas', 'Ocho')).toThrow('has nothing for Ocho');
});
