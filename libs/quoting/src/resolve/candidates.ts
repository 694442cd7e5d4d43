import type { Candidate } from '@cotiza/contract';
import type { Town, VehicleVersion } from '@cotiza/insurers-port';
import { counted } from '@cotiza/kernel';

/** Candidates shown at most; the instructions then say how to see all. */
const SHOWN_AT_MOST = 50;

export interface Candidates {
  readonly valores: readonly Candidate[];
  /** Instructions to choose among them, as a sentence or two. */
  readonly howToChoose: string;
}

export const townCandidates = (towns: readonly Town[]): Candidates =>
  shown(
    towns.map(({ id, name }) => ({ valor: id, etiqueta: name })),
    'todos están en el catálogo towns con ese codigo_postal',
  );

export const versionCandidates = (versions: readonly VehicleVersion[]): Candidates =>
  shown(
    versions.map(({ id, brandName, modelName, name }) => ({
      valor: id,
      etiqueta: `${brandName} ${modelName} ${name}`,
    })),
    'todas están en el catálogo vehicle-versions de su marca y modelo',
  );

function shown(candidates: readonly Candidate[], whereAllAre: string): Candidates {
  const choose = 'Pregunta al cliente cuál de valores es y envía su valor.';
  const left = candidates.length - SHOWN_AT_MOST;
  return {
    valores: candidates.slice(0, SHOWN_AT_MOST),
    howToChoose: left > 0 ? `${choose} Hay ${counted(left, 'valor')} más: ${whereAllAre}.` : choose,
  };
}
