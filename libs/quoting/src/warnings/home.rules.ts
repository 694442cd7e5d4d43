import { LIKELY_SHARES, REBUILD_EUROS_PER_M2 } from '@cotiza/contract';
import { isAbove } from './facts-of';
import type { HomeFacts, WarningRule } from './known-facts';

/** Euros of contents below which what depends on them, theft above all, pays for next to nothing, where anything is insured. */
const LEAST_CONTENTS = 1_000;

/** Returns what rebuilding the dwelling costs, in euros; undefined while its area or quality is not known. */
export const rebuildCost = ({ areaM2, buildQuality }: HomeFacts): number | undefined =>
  areaM2 === undefined || buildQuality === undefined ? undefined : areaM2 * REBUILD_EUROS_PER_M2[buildQuality];

const times = (share: number, cost: number | undefined) => (cost === undefined ? undefined : share * cost);

/** Square metres of a room below which it is hardly one: the least that building rules ask of a bedroom is 6. */
const LEAST_ROOM_M2 = 5;

const CADASTRE_LETTERS = 'MQWERTYUIOPASDFGHJKLBZX';
const CADASTRE_WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1];
const CADASTRE_ALPHABET = ' ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** Returns the control letter of eleven characters of a cadastral reference (Dirección General del Catastro). */
const controlLetter = (characters: string): string | undefined => {
  const sum = CADASTRE_WEIGHTS.reduce((total, weight, at) => {
    const character = characters.charAt(at);
    return total + weight * (/\d/.test(character) ? Number(character) : CADASTRE_ALPHABET.indexOf(character));
  }, 0);
  return CADASTRE_LETTERS[sum % CADASTRE_LETTERS.length];
};

/** Returns true for a reference of a parcel (14), of a dwelling (18), or of a dwelling with the right control letters (20). */
function isCadastralReference(text: string): boolean {
  const reference = text.toUpperCase();
  if (!/^(?=.*\d)[A-ZÑ0-9]+$/.test(reference)) return false;
  if (reference.length !== 20) return reference.length === 14 || reference.length === 18;
  const dwelling = reference.slice(14, 18);
  const letters = [reference.slice(0, 7), reference.slice(7, 14)].map((half) => controlLetter(half + dwelling));
  return reference.slice(18) === letters.join('');
}

export const homeRules: readonly WarningRule<HomeFacts>[] = [
  {
    id: 'lives-in-what-is-rented-out',
    campo: 'risk.use',
    holds: ({ livesThere, use }) => livesThere && use === 'Rental',
    mensaje: 'El titular vive en la vivienda y dice alquilarla a otra persona: comprueba las dos cosas.',
    english: 'The policyholder lives in the home and is said to rent it out: check both.',
  },
  {
    id: 'lives-in-a-second-home',
    campo: 'risk.occupancy',
    holds: ({ livesThere, occupancy }) => livesThere && occupancy === 'SecondHome',
    mensaje: 'El titular vive en la vivienda y dice que es una segunda residencia: comprueba las dos cosas.',
    english: 'The policyholder lives in the home, which is said to be a second home: check both.',
  },
  {
    id: 'main-residence-elsewhere',
    campo: 'risk.occupancy',
    holds: ({ livesElsewhere, occupancy, use }) =>
      livesElsewhere && occupancy === 'MainResidence' && (use === 'Owner' || use === 'Tenant'),
    mensaje:
      'El titular tiene su domicilio en otro sitio y dice que esta es su vivienda habitual: comprueba las dos cosas.',
    english: 'The policyholder has another address, and this is said to be the main home: check both.',
  },
  {
    id: 'rooms-too-small',
    campo: 'risk.rooms',
    holds: ({ rooms, areaM2 }) => isAbove(times(LEAST_ROOM_M2, rooms), areaM2),
    mensaje: 'Son demasiadas habitaciones para esa superficie: comprueba los dos números.',
    english: 'These are too many rooms for that floor area: check both numbers.',
  },
  {
    id: 'cadastral-reference-is-none',
    campo: 'risk.cadastral_reference',
    holds: ({ cadastralReference: text }) => text !== undefined && !isCadastralReference(text),
    mensaje:
      'No es una referencia catastral: tiene 20 letras y cifras seguidas (14 la de una parcela), y las dos últimas letras son de control. Compruébala, o no la envíes.',
    english:
      'This is no cadastral reference: it has 20 letters and digits in a row (14 for a plot), and the last two letters are control letters. Check it, or leave it out.',
  },
  {
    // A tenant insures works of theirs, if anything: the building is the landlord's.
    id: 'buildings-under-half',
    campo: 'risk.buildings_limit',
    holds: (facts) =>
      facts.use !== undefined &&
      facts.use !== 'Tenant' &&
      isAbove(times(LIKELY_SHARES.least, rebuildCost(facts)), facts.buildings),
    mensaje:
      'El continente es menos de la mitad de lo que costaría reconstruir la vivienda: comprueba el importe. Salvo a primer riesgo, en un siniestro se pagaría solo esa proporción (Ley 50/1980, art. 30).',
    english:
      'The building is insured for less than half of what rebuilding it would cost: check the sum. Unless it is at first risk, a claim would be paid in that proportion (Ley 50/1980, art. 30).',
  },
  {
    id: 'buildings-over-triple',
    campo: 'risk.buildings_limit',
    holds: (facts) => isAbove(facts.buildings, times(LIKELY_SHARES.most, rebuildCost(facts))),
    mensaje:
      'El continente es más del triple de lo que costaría reconstruir la vivienda: comprueba el importe. No incluye el valor del suelo, y en un siniestro no se paga más que el daño.',
    english:
      'The building is insured for more than three times what rebuilding it would cost: check the sum. It does not include the land, and a claim pays no more than the damage.',
  },
  {
    id: 'contents-too-small',
    campo: 'risk.contents_limit',
    holds: ({ contents }) => isAbove(contents, 0) && isAbove(LEAST_CONTENTS, contents),
    mensaje:
      'El contenido es de menos de 1000 euros: el robo y otras garantías no se incluyen o apenas pagarían. Comprueba el importe, o deja el contenido en 0 si no quieres asegurarlo.',
    english:
      'The contents are insured for less than 1,000 euros: theft and other cover is left out or would hardly pay. Check the sum, or set the contents to 0 not to insure them.',
  },
];
