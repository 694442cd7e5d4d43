import type { EnumerationRow } from './enumeration';

/**
 * ISO 3166-1 alpha-3 codes that the interface takes, with their Spanish short names, and the alpha-2 code and the words for who is
 * from there.
 */
const countries = {
  ESP: ['España', 'ES,español,española,Spanish'],
  GBR: [
    'Reino Unido',
    'GB,UK,Reino Unido de Gran Bretaña,Irlanda del Norte,norirlandés,norirlandesa,escocés,escocesa,galés,galesa,Gran Bretaña,Great Britain,Inglaterra,England,Escocia,Scotland,Gales,Wales,británico,británica,inglés,inglesa,British,English',
  ],
  FRA: ['Francia', 'FR,galo,gala,francés,francesa,French'],
  DEU: ['Alemania', 'DE,germano,germana,alemán,alemana,German'],
  ITA: ['Italia', 'IT,italiano,italiana,Italian'],
  PRT: ['Portugal', 'PT,luso,lusa,portugués,portuguesa,Portuguese'],
  ROU: ['Rumanía', 'RO,Rumania,rumano,rumana,Romanian'],
  MAR: ['Marruecos', 'MA,marroquí,marroquina,Moroccan'],
  COL: ['Colombia', 'CO,colombiano,colombiana,Colombian'],
  ECU: ['Ecuador', 'EC,ecuatoriano,ecuatoriana,Ecuadorian'],
  ARG: ['Argentina', 'AR,argentino,argentina,Argentinian,Argentine'],
  VEN: ['Venezuela', 'VE,República Bolivariana de Venezuela,venezolano,venezolana,Venezuelan'],
  PER: ['Perú', 'PE,peruano,peruana,Peruvian'],
  BOL: ['Bolivia', 'BO,Estado Plurinacional de Bolivia,boliviano,boliviana,Bolivian'],
  BRA: ['Brasil', 'BR,brasilero,brasilera,brasileño,brasileña,Brazilian'],
  CHN: ['China', 'CN,chino,china,Chinese'],
  PAK: ['Pakistán', 'PK,pakistaní,paquistaní,Paquistán,Pakistani'],
  UKR: ['Ucrania', 'UA,ucraniano,ucraniana,ucranio,ucrania,Ukrainian'],
  RUS: ['Rusia', 'RU,Federación Rusa,Federación de Rusia,ruso,rusa,Russian'],
  POL: ['Polonia', 'PL,polaco,polaca,Polish'],
  BGR: ['Bulgaria', 'BG,búlgaro,búlgara,Bulgarian'],
  NLD: ['Países Bajos', 'NL,Holanda,Holland,neerlandés,neerlandesa,holandés,holandesa,Dutch'],
  BEL: ['Bélgica', 'BE,belga,Belgian'],
  SWE: ['Suecia', 'SE,sueco,sueca,Swedish'],
  NOR: ['Noruega', 'NO,noruego,noruega,Norwegian'],
  DNK: ['Dinamarca', 'DK,dinamarqués,dinamarquesa,danés,danesa,Danish'],
  FIN: ['Finlandia', 'FI,finlandés,finlandesa,finés,finesa,Finnish'],
  IRL: ['Irlanda', 'IE,irlandés,irlandesa,Irish'],
  CHE: ['Suiza', 'CH,helvético,helvética,suizo,suiza,Swiss'],
  AUT: ['Austria', 'AT,austriaco,austriaca,Austrian'],
  USA: [
    'Estados Unidos',
    'US,EEUU,EE. UU.,Estados Unidos de América,americano,americana,estadounidense,norteamericano,norteamericana',
  ],
  CAN: ['Canadá', 'CA,canadiense,Canadian'],
  MEX: ['México', 'MX,mexicano,mexicana,Méjico,mejicano,mejicana,Mexican'],
  CHL: ['Chile', 'CL,chileno,chilena,Chilean'],
  URY: ['Uruguay', 'UY,uruguayo,uruguaya,Uruguayan'],
  PRY: ['Paraguay', 'PY,paraguayo,paraguaya,Paraguayan'],
  CUB: ['Cuba', 'CU,cubano,cubana,Cuban'],
  DOM: ['República Dominicana', 'DO,dominicano,dominicana,Santo Domingo,Dominican'],
  HND: ['Honduras', 'HN,hondureño,hondureña,Honduran'],
  SLV: ['El Salvador', 'SV,Salvador,salvadoreño,salvadoreña,Salvadoran'],
  GTM: ['Guatemala', 'GT,guatemalteco,guatemalteca,Guatemalan'],
  NIC: ['Nicaragua', 'NI,nicaragüense,Nicaraguan'],
  PAN: ['Panamá', 'PA,panameño,panameña,Panamanian'],
  CRI: ['Costa Rica', 'CR,costarricense,tico,tica,Costa Rican'],
  DZA: ['Argelia', 'DZ,argelino,argelina,Algerian'],
  SEN: ['Senegal', 'SN,senegalés,senegalesa,Senegalese'],
  NGA: ['Nigeria', 'NG,nigeriano,nigeriana,Nigerian'],
  GHA: ['Ghana', 'GH,ghanés,ghanesa,Ghanaian'],
  PHL: ['Filipinas', 'PH,filipino,filipina,Filipino'],
  IND: ['India', 'IN,indio,india,hindú,Indian'],
  JPN: ['Japón', 'JP,nipón,nipona,japonés,japonesa,Japanese'],
  KOR: ['Corea del Sur', 'KR,coreano,coreana,Corea,República de Corea,surcoreano,surcoreana,South Korean'],
  AUS: ['Australia', 'AU,australiano,australiana,Australian'],
  NZL: ['Nueva Zelanda', 'NZ,neozelandés,neozelandesa,Nueva Zelandia,New Zealander'],
  TUR: ['Turquía', 'TR,turco,turca,Turkish'],
  ISR: ['Israel', 'IL,israelí,Israeli'],
  EGY: ['Egipto', 'EG,egipcio,egipcia,Egyptian'],
  ZAF: ['Sudáfrica', 'ZA,África del Sur,sudafricano,sudafricana,South African'],
} as const;

const regionNamesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region' });
const spanishNames = regionNamesIn('es');
const englishNames = regionNamesIn('en');

/** Returns the labels of a country, and the words for it with its names in both languages. */
function countryRow([label, words]: readonly [string, string]): EnumerationRow {
  const [spanish = '', english = ''] = [spanishNames, englishNames].map((names) => names.of(words.slice(0, 2)));
  return [label, english, [words, spanish, english].join()];
}

const ofEach = <T>(of: (row: readonly [string, string]) => T) =>
  Object.fromEntries(Object.entries(countries).map(([code, row]) => [code, of(row)])) as Record<
    keyof typeof countries,
    T
  >;

export const countryRows = ofEach(countryRow);

/** The ISO 3166-1 alpha-2 code of each country. */
export const COUNTRY_ALPHA2 = ofEach(([, words]) => words.slice(0, 2));
