/**
 * Further names of insurers besides the name in the catalogue: former names, and insurers that they took over. An insurer
 * in liquidation without a successor has its own entry. Looked up one by one: Helvetia has owned Caser since 2020 and
 * trades in Spain through it since their merger of 2024; Catalana Occidente, Plus Ultra, Seguros Bilbao and NorteHispana
 * became Occident in 2023; Allianz sells as Allianz Direct since October 2021, and no more as Fénix Directo; AXA took in
 * Direct Seguros, its own, and in 2023 bought GACM with Atlantis; Hello Auto has been wound up by the Consorcio since 2025.
 */
export const COMPANY_WORDS: readonly (readonly [code: string, ...names: string[]])[] = [
  ['C0031', 'Helvetia', 'Helvetia Compañía Suiza', 'Caja de Seguros Reunidos'],
  ['C0468', 'Plus Ultra', 'Seguros Bilbao', 'Bilbao', 'Catalana Occidente', 'Groupama', 'NorteHispana'],
  ['E0247', 'Fénix Directo', 'El Fénix'],
  ['C0723', 'Direct Seguros', 'Atlantis', 'GACM', 'RACC Seguros', 'Winterthur'],
  ['C0467', 'Liberty', 'Liberty Seguros', 'Génesis', 'Regal', 'La Estrella'],
  ['C0805', 'Qualitas Auto', 'Balumba', 'Admiral'],
  ['C0124', 'Adeslas', 'SegurCaixa', 'CaixaBank'],
  ['M0083', 'La Mutua', 'Mutua Madrileña Automovilista', 'MMA'],
  ['M0084', 'Mutua MMT', 'Mutua Motera'],
  ['C0058', 'Mafre', 'Mutualidad de la Agrupación de Propietarios de Fincas Rústicas'],
  ['C0806', 'Santander Seguros', 'Banco Santander'],
  ['C0720', 'Penélope', 'Aprecio'],
  ['OTRA', 'Hello', 'Hello Auto', 'Otra compañía', 'No aparece'],
];
