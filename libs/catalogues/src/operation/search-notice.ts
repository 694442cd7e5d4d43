import { OTHER_BRAND } from '../search/vehicle-search';
import type { Model } from '../vehicles/catalogue-version';
import type { FoundByText } from '../vehicles/vehicle.catalogue';
import type { CatalogueAnswer } from './catalogue-value';

type Notice = Pick<CatalogueAnswer, 'sin_coincidencia' | 'aviso'>;

/** Says which words were not found; nothing when all were. */
export const notFound = (missing: readonly string[], more = ''): Notice =>
  noticeOf(missing, `Sin coincidencia: ${quoted(missing)}${more}.`);

/** Says that the towns of a postal code are others. */
export const notInPostalCode = (postalCode: string, missing: readonly string[]): Notice =>
  noticeOf(missing, `${quoted(missing)} no está en el ${postalCode}: sus municipios son estos.`);

/** Says which words of a vehicle were not found, and the route to a generic version. */
export function aboutVehicles({ missing, isGenericBetter, unlisted }: FoundByText): Notice {
  if (!unlisted) return notFound(missing, isGenericBetter ? '; primero van las versiones genéricas' : '');
  const { other, similar } = unlisted;
  const route = other && `elige ${routeTo(other)}`;
  if (similar.length === 0) return noticeOf(missing, `No está ${quoted(missing)}${route ? `: ${route}` : ''}.`);
  const nearest = `lo más parecido es ${similar.map(({ brandName, name }) => `${brandName} ${name}`).join(' o ')}`;
  return noticeOf(missing, `No está ${quoted(missing)}; ${nearest}.${route ? ` Si no es, ${route}.` : ''}`);
}

function noticeOf(missing: readonly string[], aviso: string): Notice {
  return missing.length === 0 ? {} : { sin_coincidencia: missing.map((word) => word.toLowerCase()), aviso };
}

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(' ni ');

const routeTo = ({ brandName, name }: Model): string =>
  brandName === OTHER_BRAND
    ? `«${OTHER_BRAND}» por combustible y potencia, o añade la marca`
    : `«${name}» de ${brandName} por combustible y potencia`;
