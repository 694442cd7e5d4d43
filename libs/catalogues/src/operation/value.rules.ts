import { CATALOGUE_TEXT_MAX_CHARS, type CatalogueFilter, catalogueFaults, type Fault } from '@cotiza/contract';
import type { CatalogueData } from '../reference-data';
import { foldedWords } from '../search/folded-text';
import type { VehicleCatalogue } from '../vehicles/vehicle.catalogue';
import type { CatalogueRequest } from './catalogue-query';
import { type VehicleLine, vehicleLines } from './vehicle-lines.table';

const TEXT_FORMAT = `de 1 a ${CATALOGUE_TEXT_MAX_CHARS} caracteres, con alguna letra o cifra y en una sola línea`;

const POSTAL_CODE_FORMAT = '5 cifras, como texto; las dos primeras son la provincia, de 01 a 52';

/** The facts of a parameter in its faults: its values, its format, or the catalogue that lists them. */
const expected: { readonly [P in CatalogueFilter]?: Pick<Fault, 'valores' | 'formato' | 'catalogo'> } = {
  codigo_postal: { formato: POSTAL_CODE_FORMAT },
  texto: { formato: TEXT_FORMAT },
  ramo: { valores: [...vehicleLines.keys()] },
  marca: { catalogo: 'vehicle-brands' },
  modelo: { catalogo: 'vehicle-models' },
};

/** Makes the fault of a missing required filter. */
export const missingFilter = (campo: CatalogueFilter): Fault => catalogueFaults.missing(campo, expected[campo]);

/** Returns the faults of the sent values. A parameter is judged only if those it depends on are valid. */
export function valueFaults(request: CatalogueRequest, data: CatalogueData): Fault[] {
  const faults: Fault[] = [];
  const { codigo_postal, ramo, texto } = request;
  if (texto !== undefined && !isSearchable(texto)) {
    faults.push(faultOf('texto', 'formato', 'Con ese texto no se puede buscar.'));
  }
  if (codigo_postal !== undefined && !data.places.isPostalCode(codigo_postal)) {
    faults.push(faultOf('codigo_postal', 'formato', 'No es un código postal español.'));
  }
  if (ramo !== undefined) {
    const line = vehicleLines.get(ramo);
    if (line) faults.push(...engineFaults(request, line), ...vehicleFaults(request, data[line.data]));
    else faults.push(faultOf('ramo', 'valor_no_permitido', 'Los catálogos de vehículos son de coche o de moto.'));
  }
  return faults;
}

function isSearchable(text: string): boolean {
  return text.length <= CATALOGUE_TEXT_MAX_CHARS && !/\p{Cc}/u.test(text) && foldedWords(text).length > 0;
}

function engineFaults({ motor }: CatalogueRequest, line: VehicleLine): Fault[] {
  if (motor === undefined || line.engines.includes(motor)) return [];
  return [
    {
      campo: 'motor',
      codigo: 'valor_no_permitido',
      mensaje: 'Ese tipo de motor no existe en este ramo.',
      valores: line.engines,
      catalogo: line.enginesCatalogue,
    },
  ];
}

function vehicleFaults({ marca, modelo }: CatalogueRequest, vehicles: VehicleCatalogue): Fault[] {
  const brand = marca === undefined ? undefined : vehicles.findBrand(marca);
  const model = modelo === undefined ? undefined : vehicles.findModel(modelo);
  const faults: Fault[] = [];
  if (marca !== undefined && !brand) {
    faults.push(faultOf('marca', 'desconocido', 'Esa marca no está en el catálogo de este ramo.'));
  }
  if (modelo !== undefined && !model) {
    faults.push(faultOf('modelo', 'desconocido', 'Ese modelo no está en el catálogo de este ramo.'));
  }
  if (brand && model && model.brandId !== brand.id) {
    faults.push(faultOf('modelo', 'incoherente', 'Ese modelo es de otra marca.'));
  }
  return faults;
}

function faultOf(campo: CatalogueFilter, codigo: Fault['codigo'], mensaje: string): Fault {
  return { campo, codigo, mensaje, ...expected[campo] };
}
