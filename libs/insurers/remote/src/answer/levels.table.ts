import type { InsuranceLine, LevelCode } from '@cotiza/contract';
import type { Cents } from '@cotiza/kernel';

/** Names that insurers give to modalities, in lower case, and the level of the line that each stands for. */
const LEVELS: Readonly<Record<InsuranceLine, Readonly<Record<string, LevelCode>>>> = {
  Home: { básico: 'basico', completo: 'completo', premium: 'premium' },
  Car: {
    terceros: 'terceros',
    'terceros ampliado': 'terceros_ampliado',
    'todo riesgo con franquicia': 'todo_riesgo_con_franquicia',
    'todo riesgo': 'todo_riesgo',
  },
  Motorcycle: {
    terceros: 'terceros',
    'terceros con robo e incendio': 'terceros_robo_incendio',
    'todo riesgo con franquicia': 'todo_riesgo_con_franquicia',
    'todo riesgo': 'todo_riesgo',
  },
};

/** The level that a modality stands for by its name; null for a name that is not known: none is guessed. */
export function levelOf(line: InsuranceLine, modality: string): LevelCode | null {
  const name = modality.toLowerCase();
  return Object.hasOwn(LEVELS[line], name) ? LEVELS[line][name]! : null;
}

/** The excess of an offer: 0 where a full cover says none, null where the level has no such notion. */
export function excessOf(level: LevelCode | null, excessCents: Cents | null): Cents | null {
  if (excessCents !== null) return excessCents;
  return level === null || level.startsWith('terceros') ? null : 0;
}
