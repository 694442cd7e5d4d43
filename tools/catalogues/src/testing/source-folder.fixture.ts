import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFile } from '../sources/source-folder';

const CAR_HEADER =
  'brand,model,generation,version,fuel,cc,kw,cv,year_from,year_to,on_sale_year,price_eur,price_basis,source';

/** A few invented and real rows of every source table, with each of the known defects. */
export const sourceTables: Readonly<Record<SourceFile, readonly string[]>> = {
  'provinces.csv': [
    'province_code,name_display',
    '28,Madrid',
    '07,"Balears, Illes"',
    '01,Araba/Álava',
    '13,Ciudad Real',
    '10,Cáceres',
  ],
  'municipalities.csv': [
    'municipality_code,name_display,province_code',
    '28079,Madrid,28',
    '28006,Alcobendas,28',
    '07040,Palma,07',
    '01059,Vitoria-Gasteiz,01',
    '13071,Puertollano,13',
    '10132,Navalvillar de Ibor,10',
  ],
  'postal_municipality.csv': [
    'postal_code,municipality_code,flags',
    '28001,28079,',
    '28100,28079,',
    '28100,28006,',
    '28000,28079,not_a_real_code',
    '13500,13071,',
    '13500,10132,other_province',
    '01500,28006,other_province',
    '01501,28006,other_province|only_ine_2026',
  ],
  'postal_extra_geonames.csv': [
    'postal_code,municipality_codes_geonames',
    '28080,',
    '07608,07040',
    '28001,28079',
    '28999,07040',
  ],
  'cno11.csv': [
    'code,level,title',
    '0,1,Ocupaciones militares',
    '0011,4,Oficiales de las fuerzas armadas',
    '1120,4,"Directores,  generales"',
  ],
  'insurers_motor.csv': [
    'dgsfp_code,legal_name,brand,status,ramo10_in_register,in_multi_quoter_list',
    'C0058,"MAPFRE ESPAÑA, S.A.",Mapfre,active,1,1',
    'C0089,"GES, SEGUROS Y REASEGUROS, S.A.",,active,1,0',
    'C0072,"GENERALI ESPAÑA, S.A.",Generali,presumed_inactive,1,1',
    'C0174,"SANTA LUCIA, S.A.",Santalucía,active,0,1',
    'C0999,"NADIE, S.A.",Nadie,active,0,0',
  ],
  'plates-series-es.csv': ['month,first_series,last_series', '2000-09,BBB,BBJ', '2000-10,BBJ,BCD', '2000-11,BCD,BCX'],
  'cars.csv': [
    CAR_HEADER,
    "RENAULT,Clio,CLIO,\"CLIO TCe (91ch) BVM6 pn de 16'' Ã 17''\",G,999,67,91,,,2023,20000,FR,a",
    'RENAULT,Clio,Clio,TCe MY22 M6,G,999,67,90,,,2025,,,b',
    'RENAULT,CLIO,CLIO,TCe (91ch) BVM6,G,999,67.04,91,,,2023,22000,FR,a',
    'RENAULT,Clio,CLIO,TCe (91ch) BVM6,G,999,67,91,,,2023,21000,FR,a',
    'RENAULT,ZOE,New ZOE,i Iconic R135 Z.E. 50 Rapid Charge N/A,Elc,0,100,135,,,2025,,,b',
    'RENAULT,MGANE,M\uFFFDgane Hatch,"Iconic E-TECH Plug-In Hybrid 160 Auto A6",PHEV,1598,69,94,,,2025,,,b',
    "KIA,Ceed,Ceed Sportswagon MY22,3' 1.5 T-Gdi 158bhp 7-speed Auto DCT ISG DCT7,G,1482,118,160,,,2025,,,b",
    'FORD,Fiesta,FIESTA,FIESTA 1.0 Flexifuel (95ch) S&S BVM6,M,999,69.9,95,,,2023,21000,FR,a',
    'HONDA,HR-V,HR-V,1.5 iMMD ADVANCE 5 door CVT,G,1498,79,107,,,2024,,,b',
    'LAND ROVER,E,"E-PACE, 20MY",2.0 i4 Diesel 150PS AWD Auto A9-AWD,D,1999,110,150,,,2024,,,b',
    'MINI,MINI,MINI,MINI Cooper S Cabrio (F57),G,1998,131,178,,,2023,,,a',
    'TOYOTA,Mirai,Mirai,Base,H,0,134,182,,,2023,,,a',
    'NADIE,Cero,Cero,Base,G,,0,0,,,2023,,,a',
    'MG,MG4,MG4,Luxury Luxury,Elc,0,150,204,2023,2025,,,,c',
  ],
  'cars-recent.csv': [
    'brand,model,version,fuel,cc,kw,year_from,year_to,price_eur,price_basis,source,source_note',
    'OMODA,5,1.6 TGDI 147 CV DCT,G,1598,108,2024,,26250,list ES 2024 (press),s,',
    'BYD,Atto 3,60.5 kWh 204 CV,Elc,0,150,2023,2025,,,s,',
    'KIA,EV2,42.2/61 kWh,Elc,0,,2026,,,,s,',
  ],
  'brand-price-levels.csv': [
    'brand,segment,fuel,kw_low,kw_high,price_eur_low,price_eur_high,year,source',
    'BYD,SUV-C,Elc,150,150,38000,42000,2024,press',
    'BYD,SUV-C,Elc,150,150,10000,10000,2024,ADEME',
  ],
  'motorcycles.csv': [
    'brand,model,style,cc,cv,kw,licence_de,year_from,year_to_in_source,market_price_eur,price_model_year,kw_suspect',
    'BMW,R 1250 GS,enduro,1254,136,100,A,2019,2022,23519,2024,',
    'BMW,R 1150 R,naked,1130,84,62,A,2001,2006,3576,2004,',
    'YAMAHA,XSR125,classic,125,19,14,A2,2021,2021,5140,2026,A1 class max 11 kW',
    'KTM,350 EXC-F,enduro,350,5,4,A2,2012,2022,12399,2027,restricted',
    'KTM,450 EXC-F,enduro,450,,,A,2017,2022,12699,2027,',
  ],
  'motorcycles-power.csv': [
    'brand,model,version,fuel,cc,kw,kw_limited_a2,year_from,year_to,price_eur,price_basis,source,source_note',
    'HONDA,CBF600,CBF600N/S,G,599,57,35,2004,2013,,,s,',
    'NUUK,Tracker,,Elc,0,,,,,,,s,',
  ],
  'fleet-cars.csv': [
    'brand,model,version,fuel,cc,kw,year_from,year_to,source',
    'RENAULT,Clio,1.5 dCi 65 CV,D,1461,48,2001,2012,cepik-2019',
    'RENAULT,Clio,1.0 TCe 90 CV,G,999,67,2019,2019,cepik-2019',
    'RENAULT,Clio,1.0 TCe 91 CV,G,999,67,2021,2022,vca-2022',
    'RENAULT,Clio,Estate 1.5 dCi 65 CV,D,,48,2013,2014,ademe-2014',
    'RENAULT,Clio,dCi 66 CV,G,1461,48.5,2013,2014,ademe-2014',
    'MERCEDES-BENZ,Clase A,A 170 CDI 116 CV,G,1699,85,2004,2012,cepik-2019',
    'NISSAN,NV200,1.9 dCi 110 CV,G,,81,2013,2014,ademe-2014',
    'KIA,EV9,GT-Line,Elc,0,,2021,2022,vca-2022',
  ],
  'fleet-motorcycles.csv': [
    'brand,model,version,fuel,cc,kw,year_from,year_to,source',
    'HONDA,PCX 125,DGT: WW125A / WW125EX2,G,125,,,,dgt-fleet-2026-03',
    'BMW,R 1250 GS,DGT: R1250GS-K,G,1254,,,,dgt-fleet-2026-03',
    'KYMCO,KXR 250,quad,G,250,,,,dgt-fleet-2026-03',
    'PIAGGIO,Beverly,,G,,,,,dgt-fleet-2026-03',
    'NUUK,Urban,,Elc,0,,,,dgt-fleet-2026-03',
  ],
  'fleet-dgt-counts.csv': [
    'brand,model_dgt,type,vehicles,of_which_battery_electric',
    'RENAULT,CLIO,turismo,300,0',
    'RENAULT,CLIO SOCIETE,furgoneta_van,20,0',
    'KIA,CEED,turismo,100,0',
    'HONDA,PCX,moto,50,0',
  ],
  'boe-2026-motos-quads-tramos.csv': [
    'tipo,cc_min,cc_max,kw_min,kw_max,tramo,valor_nuevo_eur,orden',
    'quad,0,50,,,x,1250,o',
    'moto,51,125,,,x,1600,o',
    'moto,0,50,,,x,950,o',
    'moto,126,1200,,,x,12550,o',
    'moto,1201,,,,x,15500,o',
    'moto_electrica,,,0.00,4.00,x,2000,o',
    'moto_electrica,,,4.01,,x,3700,o',
  ],
};

/** Writes source tables to a new temporary folder. */
export function writeSourceFolder(tables: Partial<Record<SourceFile, readonly string[]>>): string {
  const dir = temporaryFolder();
  for (const [name, lines] of Object.entries(tables)) writeFileSync(join(dir, name), `${lines.join('\n')}\n`);
  return dir;
}

/** A new empty folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'catalogues-'));
}
