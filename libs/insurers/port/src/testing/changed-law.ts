import type { CalendarDay } from '@cotiza/kernel';
import { LAW, lawOf, type Law, type LawName } from '../law/law';

/** Returns the packaged law with a made-up change: figures that hold from a day on, in rows of a later version. */
export function changedLaw(from: CalendarDay, figures: Partial<Record<LawName, number>>): Law {
  const changed = Object.entries(figures).map(([name, value]) => {
    const series = LAW.series[name as LawName];
    const row = { ...series.rows.at(-1)!, from, until: null, value, norm: 'Ley 13/1996', added: '9999.1' };
    return [name, { ...series, rows: [...series.rows, row] }];
  });
  return lawOf({ ...LAW.series, ...(Object.fromEntries(changed) as Partial<Law['series']>) });
}
