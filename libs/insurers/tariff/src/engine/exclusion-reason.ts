import type { ConditionRow } from '../book/rate-book';
import type { DeclineReason } from './rating';

type Side = 'below' | 'above';
type Words = (limit: string) => DeclineReason;

/** The reasons why an insurer does not offer a modality, by the variable and the side of its limit. */
const REASONS: Readonly<Record<string, Partial<Record<Side, Words>>>> = {
  vehicleAge: {
    above: (years) => ({ code: 'vehicle-too-old', message: `Solo para vehículos de ${years} años o menos` }),
  },
  retailValue: {
    above: (euros) => ({ code: 'value-too-high', message: `Solo para los que hoy valen ${euros} euros o menos` }),
    below: (euros) => ({ code: 'value-too-low', message: `Solo para los que hoy valen ${euros} euros o más` }),
  },
  driverAge: {
    below: (years) => ({ code: 'driver-too-young', message: `Solo si quien conduce tiene ${years} años o más` }),
  },
  licenceYears: {
    below: (years) => ({ code: 'licence-too-recent', message: `Solo con ${years} años de permiso o más` }),
  },
  yearBuilt: { below: (year) => ({ code: 'building-too-old', message: `Solo si se construyó en ${year} o después` }) },
};

const OTHERWISE: DeclineReason = { code: 'not-offered', message: 'No lo ofrece para este caso' };

const NUMBER = new Intl.NumberFormat('es-ES');

/** Returns why a modality is not offered to a risk that meets all of some conditions. */
export function exclusionReason(rows: readonly ConditionRow[]): DeclineReason {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0 || 'in' in row) return OTHERWISE;
  const [side, limit] = 'below' in row ? (['below', row.below] as const) : (['above', row.above] as const);
  const shown = row.variable === 'yearBuilt' ? String(limit) : NUMBER.format(limit);
  return REASONS[row.variable]?.[side]?.(shown) ?? OTHERWISE;
}
