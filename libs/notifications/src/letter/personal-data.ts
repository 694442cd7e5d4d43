import { counted } from '@cotiza/kernel';
import type { Distributor } from '@cotiza/quoting';

/** The controller of the customer's data, who distributes the insurance. */
export interface DataHolder {
  /** The distributor, as in `aviso`. */
  readonly distributor: Distributor;
  /** Address that the customer writes to. */
  readonly contact: string;
  /** Retention of quotations, in days. */
  readonly retentionDays: number;
}

/**
 * Returns the privacy notice: controller, purposes, recipients, retention and the way to erase the data.
 * Source: Regulation (EU) 2016/679, arts. 13, 15 to 21 and 77.
 */
export function personalData(reference: string, { distributor, contact, retentionDays }: DataHolder): string[] {
  return [
    `${distributor.name} guarda los datos con los que se han calculado estos precios y es responsable de su tratamiento. Solo los usa para calcular los precios y enviártelos, que es lo que se ha pedido para ti antes de un posible contrato, y los comparte con las aseguradoras consultadas para que den precio.`,
    `Los guarda ${counted(retentionDays, 'día')} y los borra al día siguiente.`,
    `Puedes pedir que se borren antes, y también verlos, corregirlos, llevártelos o limitar su uso. Escribe a ${contact} desde esta dirección de correo e indica la referencia ${reference}. Es gratis.`,
    '¿No has pedido estos precios? Escribe a la misma dirección y se borrarán tus datos.',
    'Si crees que no se tratan bien tus datos, puedes reclamar ante la Agencia Española de Protección de Datos, www.aepd.es.',
  ];
}
