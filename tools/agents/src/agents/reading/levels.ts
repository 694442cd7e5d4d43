import type { Heard } from '../door/door';
import { isObject, listOf, textOf, type Json } from './json';
import { eurosOf } from './of-text';

/** The best offer of a level of cover, as a customer is told it. */
export interface ToldLevel {
  readonly name: string;
  /** In euros, as it is paid each time. */
  readonly price: number;
  readonly insurer: string;
  /** In euros; 0 for none, undefined where it is not said. */
  readonly excess?: number;
  /** What it covers besides the level before it; of the first, everything. */
  readonly adds: readonly string[];
  /** By which its detail is asked for. */
  readonly id: string;
}

/** The best of each level of a quotation, those left out of which something is missing. */
export function levelsIn({ said, data, isRefused }: Heard): readonly ToldLevel[] {
  if (isRefused) return [];
  if (!isObject(data)) return levelsInText(said);
  const offers = listOf(data.ofertas).filter(isObject);
  return listOf(data.mejor_por_nivel)
    .filter(isObject)
    .flatMap((best) => levelOf(best, offers));
}

function levelOf({ nombre, precio, aseguradora, oferta_id, anade }: Json, offers: readonly Json[]): ToldLevel[] {
  const [name, insurer, id] = [nombre, aseguradora, oferta_id].map(textOf);
  if (!name || !insurer || !id || typeof precio !== 'number' || !Array.isArray(anade)) return [];
  const excess = offers.find((offer) => offer.oferta_id === id)?.franquicia;
  const adds = anade.map(String);
  return [{ name, price: precio, insurer, ...(typeof excess === 'number' ? { excess } : {}), adds, id }];
}

/** `- Terceros: 143,73 €, Una, franquicia de 300,00 €; añade: Lunas y Robo. [x.1]` */
const LEVEL_LINE =
  /^- (?<name>[^:]+): (?<price>[\d.,]+)\s€(?: [^,;(]+)?(?: \([^)]*\))?, (?<insurer>[^;]+?)(?:, (?:(?<none>sin franquicia)|franquicia de (?<excess>[\d.,]+)\s€))?(?: \(estimación\))?(?:; (?:cubre|añade): (?<adds>.+))?\. \[(?<id>[^\]]+)\]$/u;

const levelsInText = (text: string): ToldLevel[] =>
  text.split('\n').flatMap((line) => {
    const { name, price, insurer, none, excess, adds, id } = LEVEL_LINE.exec(line)?.groups ?? {};
    if (!name || !price || !insurer || !id) return [];
    const said = none ? { excess: 0 } : excess ? { excess: eurosOf(excess) } : {};
    return [
      { name, price: eurosOf(price), insurer, ...said, adds: adds?.split(/, (?=\p{Lu})| [ye] (?=\p{Lu})/u) ?? [], id },
    ];
  });
