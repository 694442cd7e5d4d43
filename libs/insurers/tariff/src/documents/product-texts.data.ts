import type { ProductSection } from '@cotiza/insurers-port';

/** Texts of a document that do not depend on a rate book: law, and how these policies are sold. */
export interface ProductTexts extends Readonly<
  Record<Exclude<ProductSection, 'insured' | 'not-insured'>, readonly string[]>
> {
  readonly kind: string;
}

/** Ley 50/1980, arts. 10, 11, 14, 16 and 17. */
export const OBLIGATIONS = [
  'Al contratar: responder con verdad a lo que se pregunte y pagar la prima.',
  'Durante el contrato: comunicar cuanto antes lo que agrave el riesgo.',
  'En caso de siniestro: comunicarlo en siete días, dar la información que se pida y evitar que los daños aumenten.',
];

/** Prices of these books are for a year; some may also be paid in parts. */
export const PAYMENT = ['Un pago al año, por adelantado, por el medio que se acuerde al contratar.'];

/** Ley 50/1980, arts. 15 and 22. */
export const TERM = [
  'Empieza el día y la hora que diga la póliza, si se ha pagado la prima, y dura un año.',
  'La aseguradora avisa de cualquier cambio dos meses antes de que acabe el año.',
  'Se prorroga por años si nadie se opone. Si no se paga un recibo siguiente, la cobertura queda en suspenso un mes después de vencer.',
];

/** Ley 50/1980, art. 22. */
export const NO_RENEWAL = 'Oponiéndote por escrito a la prórroga, al menos un mes antes de que acabe el año.';

/** Returns the texts for a vehicle: RDLeg 8/2004, arts. 4, 5 and 10; Ley 50/1980, arts. 34 and 35. */
export const motorTexts = (vehicle: 'el coche' | 'la moto', its: 'del coche' | 'de la moto'): ProductTexts => ({
  kind: `Seguro ${its}: el obligatorio de responsabilidad civil por los daños que cause a otros y, según la modalidad, los daños propios ${its}.`,
  restrictions: [
    'La aseguradora puede reclamarte lo que pague si se conducía bajo los efectos de alcohol o drogas, sin permiso o con intención de dañar.',
    'La responsabilidad civil obligatoria no paga los daños de un vehículo robado: los paga el Consorcio.',
  ],
  where: [
    'La responsabilidad civil obligatoria: en el Espacio Económico Europeo y en los países adheridos al acuerdo entre las oficinas nacionales de seguros.',
    'Las demás garantías: en España y donde diga la póliza.',
  ],
  obligations: [...OBLIGATIONS, `Si vendes ${vehicle}, decirlo a la aseguradora en 15 días.`],
  payment: PAYMENT,
  term: TERM,
  cancelling: [
    NO_RENEWAL,
    `Al vender ${vehicle}: tú no, pero quien compra puede dejarlo en 15 días; la aseguradora también, y sigue obligada un mes más.`,
  ],
});

/** Texts for a home. */
export const HOME_TEXTS: ProductTexts = {
  kind: 'Seguro de la vivienda: los daños del continente y del contenido, y la responsabilidad civil de quien vive en ella o es su dueño.',
  restrictions: [
    'Si la suma asegurada a valor de reposición es menor que el valor, se paga en proporción; a primer riesgo no.',
    'Los riesgos extraordinarios (inundación, terremoto, terrorismo) los paga el Consorcio.',
  ],
  where: ['En la vivienda que dice la póliza, en España.'],
  obligations: OBLIGATIONS,
  payment: PAYMENT,
  term: TERM,
  cancelling: [NO_RENEWAL],
};

/** Status of the embedded insurers, which are invented. */
const INVENTED =
  'Aseguradora de ejemplo, que no existe: no está registrada en ningún Estado miembro ni tiene autorización.';

/** Member State, status and authorisation of each embedded insurer, by its id. */
export const COMPANY_STATUS: Readonly<Record<string, string>> = Object.fromEntries(
  ['aldaba', 'brujula', 'candil', 'dehesa', 'espiga'].map((id) => [id, INVENTED]),
);

/** Of any other insurer. */
export const STATUS_NOT_KNOWN =
  'Estado miembro, situación legal y número de autorización: los da la aseguradora con su póliza.';
