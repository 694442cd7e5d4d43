import { enumeration, type EnumerationRow } from './enumeration';

export const documentType = enumeration({
  Dni: ['DNI', 'DNI (Spanish identity card)', 'documento nacional de identidad'],
  Nie: [
    'NIE',
    'NIE (identity number of a foreigner)',
    'número de identidad de extranjero,TIE,tarjeta de identidad de extranjero',
  ],
  Passport: ['Pasaporte', 'Passport'],
});

/** `M` is both "mujer" and "masculino". */
export const gender = enumeration({
  Male: ['Hombre', 'Male', 'varón,masculino,H,V,man'],
  Female: ['Mujer', 'Female', 'femenino,F,woman'],
});

/** Who is separated is not divorced, and "unmarried" fits four values. */
export const maritalStatus = enumeration({
  Single: ['Soltero o soltera', 'Single', 'soltero,soltera,soltero/a'],
  Married: ['Casado o casada', 'Married', 'casado,casada,casado/a'],
  UnmarriedPartner: [
    'Pareja de hecho',
    'Registered partnership',
    'unión de hecho,domestic partner,domestic partnership',
  ],
  Divorced: ['Divorciado o divorciada', 'Divorced', 'divorciado,divorciada,divorciado/a'],
  Widowed: ['Viudo o viuda', 'Widowed', 'viudo,viuda,viudo/a,widow,widower'],
});

export const employmentStatus = enumeration({
  Employee: [
    'Trabajador o trabajadora por cuenta ajena',
    'Employee',
    'trabajador por cuenta ajena,trabajadora por cuenta ajena,por cuenta ajena,cuenta ajena,asalariado,asalariada,empleado,empleada,employed',
  ],
  SelfEmployed: [
    'Autónomo o autónoma',
    'Self-employed',
    'autónomo,autónoma,autónomo/a,por cuenta propia,cuenta propia,trabajador por cuenta propia,trabajadora por cuenta propia,freelance',
  ],
  CivilServant: ['Funcionario o funcionaria', 'Civil servant', 'funcionario,funcionaria,funcionario/a,public servant'],
  Retired: ['Jubilado o jubilada', 'Retired', 'jubilado,jubilada,jubilado/a,retirado,retirada'],
  Student: ['Estudiante', 'Student', 'alumno,alumna'],
  Unemployed: ['En desempleo', 'Unemployed', 'parado,parada,desempleado,desempleada,en paro,en el paro,desempleo,paro'],
  HomeWorker: [
    'Labores del hogar',
    'Homemaker',
    'ama de casa,amo de casa,tareas del hogar,homemaker,housewife,house worker',
  ],
});

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

export const country = enumeration(
  Object.fromEntries(Object.entries(countries).map(([code, row]) => [code, countryRow(row)])) as Record<
    keyof typeof countries,
    EnumerationRow
  >,
);

/** With abbreviations, and the words of Catalan, Galician and Basque. `Pg.` is both a polígono and a passeig. */
export const roadType = enumeration({
  Acequia: ['Acequia', 'Acequia (canal path)', 'séquia'],
  Atajo: ['Atajo', 'Atajo (shortcut)', 'drecera,atallo,lasterbidea'],
  Autovia: ['Autovía', 'Autovía (dual carriageway)', 'autov,autobia'],
  Avenida: ['Avenida', 'Avenida (avenue)', 'avda,avd,av,avgda,avinguda,avenguda,etorbidea,etorb,hiribidea,avenue'],
  Barriada: ['Barriada', 'Barriada (housing estate)', 'bda,barda'],
  Barrio: ['Barrio', 'Barrio (quarter)', 'bo,barri,auzoa,auzo'],
  Calle: ['Calle', 'Calle (street)', 'c,cl,cll,carrer,rúa,kalea,kale,karrika,street'],
  Callejon: ['Callejón', 'Callejón (alley)', 'cjon,carreró,calexón,calello'],
  Camino: ['Camino', 'Camino (lane)', 'cno,cmno,cm,camí,camiño,bidea,bide'],
  Carretera: ['Carretera', 'Carretera (road)', 'ctra,crta,cr,carret,estrada,errepidea'],
  Comarcal: ['Comarcal', 'Comarcal (district road)', 'carretera comarcal'],
  Conjunto: ['Conjunto', 'Conjunto (housing complex)', 'cjto,conj,conjunt'],
  Glorieta: ['Glorieta', 'Glorieta (roundabout)', 'gta,glta,gl,rotonda,biribilgunea'],
  GranVia: ['Gran Vía', 'Gran Vía (main street)', 'gv,gran via'],
  Grupo: ['Grupo', 'Grupo (group of homes)', 'grupo de viviendas,grup,gpo'],
  Kilometro: ['Kilómetro', 'Kilómetro (kilometre of a road)', 'km,quilómetro,quilòmetre,punto kilométrico,pk'],
  Nacional: ['Nacional', 'Nacional (national road)', 'carretera nacional'],
  Pasaje: ['Pasaje', 'Pasaje (passage)', 'pje,psje,pj,passatge,pasaxe,pasaia'],
  Paseo: ['Paseo', 'Paseo (promenade)', 'po,pso,pseo,ps,passeig,pasealekua'],
  Pasillo: ['Pasillo', 'Pasillo (corridor)', 'passadís,corredor'],
  Paso: ['Paso', 'Paso (crossing)', 'pas'],
  Plaza: ['Plaza', 'Plaza (square)', 'pl,pza,plza,plz,pz,plaça,praza,enparantza,square'],
  Poligono: [
    'Polígono',
    'Polígono (industrial estate)',
    'pol,polg,polígon,polígono industrial,polígon industrial,poligonoa,industrialdea',
  ],
  Rambla: ['Rambla', 'Rambla (boulevard)', 'rbla,rb'],
  Riera: ['Riera', 'Riera (watercourse)'],
  Ronda: ['Ronda', 'Ronda (ring road)', 'rda,rd'],
  Sendero: ['Sendero', 'Sendero (path)', 'sender,sendeiro,senda,bidezidorra'],
  Torrente: ['Torrente', 'Torrente (watercourse)', 'torrent'],
  Travesera: ['Travesera', 'Travesera (cross street)', 'travessera'],
  Travesia: ['Travesía', 'Travesía (cross street)', 'trva,trv,trav,tr,travessia,travesía,zeharkalea'],
  Urbanizacion: ['Urbanización', 'Urbanización (residential development)', 'urb,urbaniz,ur,urbanització,urbanizazioa'],
  Via: ['Vía', 'Vía (way)', 'v'],
  Vial: ['Vial', 'Vial (road)'],
});
