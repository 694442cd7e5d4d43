import { catalogueEnumerations, personEnumerations } from '@cotiza/contract';
import { EMBEDDED_DATA_DIR, loadCatalogues } from '../load-catalogues';
import { DATA_FILES, type OccupationsFile, type PlacesFile } from '../data-files/data-layout';
import { readDataFile } from '../data-files/data-file.reader';
import type { CatalogueAnswer } from './catalogue-value';

const { operation } = loadCatalogues();

function found(tipo: string, texto: string, ramo?: string): CatalogueAnswer {
  const answer = operation.answer({ tipo, texto, ramo });
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return answer;
}
const firstOf = (tipo: string, texto: string) => found(tipo, texto).valores[0]?.valor;

/** What a man and a woman of each country call themselves. */
const DEMONYMS =
  'ESP español española|GBR británico británica|GBR inglés inglesa|GBR escocés escocesa|GBR galés galesa|FRA francés francesa|DEU alemán alemana|' +
  'ITA italiano italiana|PRT portugués portuguesa|ROU rumano rumana|MAR marroquí marroquí|COL colombiano colombiana|ECU ecuatoriano ecuatoriana|' +
  'ARG argentino argentina|VEN venezolano venezolana|PER peruano peruana|BOL boliviano boliviana|BRA brasileño brasileña|CHN chino china|' +
  'PAK pakistaní pakistaní|UKR ucraniano ucraniana|RUS ruso rusa|POL polaco polaca|BGR búlgaro búlgara|NLD neerlandés neerlandesa|' +
  'NLD holandés holandesa|BEL belga belga|SWE sueco sueca|NOR noruego noruega|DNK danés danesa|FIN finlandés finlandesa|IRL irlandés irlandesa|' +
  'CHE suizo suiza|AUT austriaco austríaca|USA estadounidense americana|CAN canadiense canadiense|MEX mexicano mexicana|CHL chileno chilena|' +
  'URY uruguayo uruguaya|PRY paraguayo paraguaya|CUB cubano cubana|DOM dominicano dominicana|HND hondureño hondureña|SLV salvadoreño salvadoreña|' +
  'GTM guatemalteco guatemalteca|NIC nicaragüense nicaragüense|PAN panameño panameña|CRI costarricense costarricense|DZA argelino argelina|' +
  'SEN senegalés senegalesa|NGA nigeriano nigeriana|GHA ghanés ghanesa|PHL filipino filipina|IND indio india|JPN japonés japonesa|' +
  'KOR surcoreano coreana|AUS australiano australiana|NZL neozelandés neozelandesa|TUR turco turca|ISR israelí israelí|EGY egipcio egipcia|' +
  'ZAF sudafricano sudafricana';

it('finds a nationality by what men and women of each country call themselves', () => {
  const rows = DEMONYMS.split('|').map((row) => row.split(' '));
  expect(new Set(rows.map(([code]) => code))).toEqual(new Set(personEnumerations.country.values));
  for (const [code = '', ...words] of rows) {
    for (const word of words) {
      const plain = word.normalize('NFD').replace(/[\u0300\u0301\u0308]/g, '');
      for (const texto of [word, plain, word.toUpperCase(), `soy ${word}`, `nacionalidad ${word}`])
        expect([texto, firstOf('nationalities', texto)]).toEqual([texto, code]);
    }
  }
});

it.each(['nationalities', 'road-types'] as const)('finds in %s every word that the field understands', (tipo) => {
  const { meanings } = catalogueEnumerations[tipo];
  for (const [word, value] of meanings) expect([word, firstOf(tipo, word)]).toEqual([word, value]);
});

it('says that a situation is no occupation', () => {
  for (const texto of ['autónomo', 'soy autónoma', 'parado', 'por cuenta ajena', 'estudiante', 'soy funcionario'])
    expect([texto, found('economic-occupations', texto).aviso]).toEqual([
      texto,
      expect.stringMatching(/no una ocupación/),
    ]);
  expect(found('economic-occupations', 'autónomo de reformas')).not.toHaveProperty('aviso');
});

it('never finds less by more words', () => {
  const { occupations } = readDataFile<OccupationsFile>(EMBEDDED_DATA_DIR, DATA_FILES.occupations);
  const texts = occupations.flatMap(([, , ...words]) => words);
  const others = 'qzyxxo de la xyqzzo en zzyqxo';
  const lost = texts.filter((texto) => found('economic-occupations', `${texto} ${others}`).total < 1);
  expect(lost).toEqual([]);
  for (const [tipo, texto, value] of [
    ['towns', 'Getafe', 28065],
    ['nationalities', 'marroquí', 'MAR'],
    ['provinces', 'Cádiz', '11'],
    ['car-insurance-companies', 'Mapfre', 'C0058'],
  ] as const)
    expect([texto, firstOf(tipo, `${texto} ${others}`)]).toEqual([texto, value]);
});

it('leads from localities and further names to their municipality', () => {
  const { towns } = readDataFile<PlacesFile>(EMBEDDED_DATA_DIR, DATA_FILES.places);
  const rows = towns.flatMap(([town, , ...names]) => names.map((name) => [name, town] as const));
  const wrong = rows.filter(
    ([name, town]) =>
      !found('towns', name)
        .valores.slice(0, 2)
        .some(({ valor }) => valor === town),
  );
  expect(wrong).toEqual([]);
  expect(rows.length).toBeGreaterThan(600);
  expect(firstOf('towns', 'La Zenia')).toBe(3099);
  expect(found('towns', 'Baracaldo').aviso).toContain('de otra forma');
});

const cars =
  'Seat Ibiza|Opel Astra Caravan|Aixam City cuadriciclo|Citroën Ami cuadriciclo ligero|Seat León con enganche de remolque';
const others =
  'patinete eléctrico Xiaomi|patinete|VMP|vehículo de movilidad personal|bicicleta eléctrica|quad Yamaha Raptor 700|quad|Kymco MXU 300|autocaravana Fiat Ducato|' +
  'caravana Knaus|remolque 750 kg|remolque|coche sin carnet|cuadriciclo ligero|moto de agua|tractor John Deere';

it('says of what is neither car nor motorcycle that it is not quoted, and what it needs', () => {
  for (const ramo of ['coche', 'moto']) {
    for (const texto of others.split('|')) {
      for (const tipo of ['vehicle-versions', 'vehicle-models', 'vehicle-brands'])
        expect([texto, found(tipo, texto, ramo)]).toEqual([
          texto,
          expect.objectContaining({
            total: 0,
            aviso: expect.stringMatching(/no se cotiza aquí: .*(?:necesita|seguro)/),
          }),
        ]);
    }
  }
  for (const texto of cars.split('|'))
    expect([texto, found('vehicle-versions', texto, 'coche').total]).not.toEqual([texto, 0]);
});
