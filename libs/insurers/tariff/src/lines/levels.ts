import type { InsuranceLine, LevelCode } from '@cotiza/contract';

/** The level that each modality of a line stands for, by the name that rate books use. */
const LEVELS: Readonly<Record<InsuranceLine, Readonly<Record<string, LevelCode>>>> = {
  Home: { Básico: 'basico', Completo: 'completo', Premium: 'premium' },
  Car: {
    Terceros: 'terceros',
    'Terceros Ampliado': 'terceros_ampliado',
    'Todo Riesgo con franquicia': 'todo_riesgo_con_franquicia',
    'Todo Riesgo': 'todo_riesgo',
  },
  Motorcycle: {
    Terceros: 'terceros',
    'Terceros con robo e incendio': 'terceros_robo_incendio',
    'Todo Riesgo con franquicia': 'todo_riesgo_con_franquicia',
  },
};

/** @param modality one of the names of the line: the validator of books sees to it */
export const levelOf = (line: InsuranceLine, modality: string): LevelCode => LEVELS[line][modality]!;

/** Whether an excess means anything in a level: damage to what is insured, other than fire, theft and glass of a vehicle. */
export const hasOwnDamage = (level: LevelCode): boolean => !level.startsWith('terceros');
