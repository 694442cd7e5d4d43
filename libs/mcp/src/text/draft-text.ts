import { listed } from '@cotiza/kernel';
import type { FollowedDraft, PreparedDraft } from '@cotiza/quoting';

/** Returns what every answer about a draft says in words. The link is always among it: hosts may hide the structured part. */
export function draftLines({
  solicitud_id: id,
  estado,
  completar_url: url,
  codigo,
  caduca,
  faltan,
  siguiente_paso,
}: Omit<PreparedDraft, 'errores'> | FollowedDraft): string[] {
  return [
    `Solicitud ${id}: ${estado}. ${siguiente_paso}`,
    `Enlace para el cliente: ${url}`,
    `Código: ${codigo}. Vale hasta ${caduca}.`,
    ...(faltan.length > 0 ? [`Sin contar lo que diga el cliente, falta algo en: ${listed(faltan)}.`] : []),
  ];
}
