import { euros, listed } from '@cotiza/kernel';
import { changedPrices, type ChangedPart, type PriceDifference, type Revision } from '@cotiza/quoting';

const PARTS: Readonly<Record<ChangedPart['parte'], string>> = {
  prima_neta: 'prima neta',
  consorcio: 'Consorcio',
  liquidacion: 'recargo de liquidación',
  impuestos: 'impuestos',
};

/** Returns what a revision changes, as text: each price that is another one, who does not offer any more and why, and who does now. */
export function revisionText(revision: Revision): string {
  const { de, diferencias, ya_no_ofrecen, ahora_ofrecen } = revision;
  const changed = changedPrices(revision);
  const same = diferencias.length - changed.length;
  return [
    `Revisión de ${de}, por año:`,
    ...changed.map(differenceLine),
    ...(same === 0 ? [] : [changed.length === 0 ? 'No cambia ningún precio.' : `Los demás (${same}) no cambian.`]),
    ...ya_no_ofrecen.map(
      ({ aseguradora, motivos }) =>
        `Ya no ofrece: ${aseguradora} («${motivos.map(({ mensaje }) => mensaje).join(' ')}»).`,
    ),
    ...(ahora_ofrecen.length === 0 ? [] : [`Ahora también: ${listed(ahora_ofrecen)}.`]),
  ].join('\n');
}

function differenceLine({ aseguradora, modalidad, nivel, franquicia, antes, ahora, partes }: PriceDifference): string {
  const excess = franquicia ? [`franquicia de ${euros(franquicia)}`] : [];
  const name = [aseguradora, modalidad ?? nivel, ...excess].filter((part) => part !== null).join(', ');
  if (antes === null || ahora === null)
    return `- ${name}: ${ahora === null ? 'ya no se ofrece' : `${euros(ahora)}, nueva`}`;
  const moved = partes.map(({ parte, antes: from, ahora: to }) => `${PARTS[parte]} ${signed(to - from)}`);
  return `- ${name}: ${euros(antes)} antes, ${euros(ahora)} ahora${moved.length === 0 ? '' : ` (${moved.join('; ')})`}`;
}

const signed = (amount: number): string => `${amount > 0 ? '+' : '−'}${euros(Math.abs(amount))}`;
