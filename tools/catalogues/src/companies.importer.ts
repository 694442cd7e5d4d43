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

/** Names under which others insure vehicles: customers know these, and the insurer behind one changes. */
const TRADE_NAMES = ['AMV', 'Cajamar', 'Ibercaja', 'Kutxabank', 'Nuez', 'Pont Grup', 'Prima', 'Sabadell', 'Unicaja'];

const companyOf = (code: string, name: string): CompanyRow => [code, MOTORCYCLE_PREFIX + code, name];

/** The insurers that may insure vehicles in Spain today, and the names under which they sell. */
export function importCompanies(source: SourceFolder, report: ImportReport): CompaniesFile {
  const rows = source.rows('insurers_motor.csv', [
    ...(['dgsfp_code', 'legal_name', 'brand', 'status'] as const),
    ...(['ramo10_in_register', 'in_multi_quoter_list'] as const),
  ]);
  report.read(rows.length);
  const insurers = rows.filter(({ status, ramo10_in_register, in_multi_quoter_list }) => {
    if (status !== 'active') report.note('insurers left out: not active');
    else if (ramo10_in_register !== '1' && in_multi_quoter_list !== '1')
      report.note('insurers left out: neither registered for motor liability nor in the list of motor insurers');
    else return true;
    return false;
  });
  const companies = [
    ...insurers.map(({ dgsfp_code, legal_name, brand }) => companyOf(dgsfp_code, brand || shortLegalName(legal_name))),
    ...TRADE_NAMES.map((name) => companyOf(name.toUpperCase().replace(' ', ''), name)),
  ].sort(([, , a], [, , b]) => inSpanish(a, b));
  report.wrote(`${insurers.length} insurers, ${TRADE_NAMES.length} trade names and "${ANOTHER_INSURER[2]}"`);
  return { format: DATA_FORMAT, provenance: PROVENANCE, companies: [...companies, ANOTHER_INSURER] };
}

/** A registered name up to its legal form: `GES, SEGUROS Y REASEGUROS, S.A.` is `GES`. */
function shortLegalName(name: string): string {
  const [short = name] = name.split(/,| (?:S\. ?A\.|SE\b|SUC)/);
  return short.trim();
}
