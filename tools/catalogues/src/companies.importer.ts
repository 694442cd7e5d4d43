import { type CompaniesFile, type CompanyRow, DATA_FORMAT } from '@cotiza/catalogues';
import type { ImportReport } from './import.report';
import type { SourceFolder } from './sources/source-folder';
import { inSpanish } from './spanish-order';

/** Names the source in the answers of the catalogue. */
const PROVENANCE = { source: 'Registros de la DGSFP y del Banco de España', date: '2026-09' };

/** Marks a code of the motorcycle catalogue, so that a code of one catalogue is never valid in the other. */
const MOTORCYCLE_PREFIX = 'MT-';

/**
 * Customers come from foreign insurers, and from Spanish ones that merged into another: without this entry they could
 * only answer with something false.
 */
const ANOTHER_INSURER: CompanyRow = ['OTRA', `${MOTORCYCLE_PREFIX}OTRA`, 'Otra aseguradora'];

/** The insurers that may insure vehicles in Spain today. */
export function importCompanies(source: SourceFolder, report: ImportReport): CompaniesFile {
  const rows = source.rows('insurers_motor.csv', ['dgsfp_code', 'legal_name', 'brand', 'status', 'ramo10_in_register']);
  report.read(rows.length);
  const companies = rows
    .filter(({ status, ramo10_in_register }) => {
      if (status !== 'active') report.note('insurers left out: not active');
      else if (ramo10_in_register !== '1') report.note('insurers left out: not registered for motor liability');
      else return true;
      return false;
    })
    .map(({ dgsfp_code, legal_name, brand }): CompanyRow => [
      dgsfp_code,
      MOTORCYCLE_PREFIX + dgsfp_code,
      brand || shortLegalName(legal_name),
    ])
    .sort(([, , a], [, , b]) => inSpanish(a, b));
  report.wrote(`${companies.length} insurers and "${ANOTHER_INSURER[2]}"`);
  return { format: DATA_FORMAT, provenance: PROVENANCE, companies: [...companies, ANOTHER_INSURER] };
}

/** A registered name up to its legal form: `GES, SEGUROS Y REASEGUROS, S.A.` is `GES`. */
function shortLegalName(name: string): string {
  const [short = name] = name.split(/,| (?:S\. ?A\.|SE\b|SUC)/);
  return short.trim();
}
