import { estimateTables, walk, type InsuranceLine } from '@cotiza/contract';
import type { CarRequest, EstimateOf, EstimateRequest, HomeRequest, MotorcycleRequest } from '../request';
import { carRequest, homeRequest, motorcycleRequest } from './requests';

/** Requests whose estimates are made here. */
type EstimatedRequest = HomeRequest | CarRequest | MotorcycleRequest;

/** Returns the part of a body that an estimate asks. */
function anonymousBody<L extends InsuranceLine>({
  line,
  body,
}: EstimatedRequest & { readonly line: L }): EstimateOf<L>['body'] {
  const asked: Record<string, unknown> = {};
  walk(estimateTables[line], (node, path) => {
    if (node.node === 'field') put(asked, path.split('.'), valueAt(body, path));
  });
  return asked as EstimateOf<L>['body'];
}

const valueAt = (body: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);

function put(object: Record<string, unknown>, [name, ...rest]: string[], value: unknown): void {
  if (value === undefined) return;
  if (rest.length === 0) object[name!] = value;
  else put((object[name!] ??= {}) as Record<string, unknown>, rest, value);
}

/** Returns the estimate of a request, without what identifies a person. */
export function estimateIn(request: EstimatedRequest): EstimateRequest {
  const { reference, effectiveDate } = request;
  switch (request.line) {
    case 'Home':
      return { line: 'Home', reference, effectiveDate, body: anonymousBody(request), riskTown: request.riskTown };
    case 'Car':
      return { line: 'Car', ...motor(request), body: anonymousBody(request), holderTown: request.holderTown };
    case 'Motorcycle':
      return {
        line: 'Motorcycle',
        ...motor(request),
        body: anonymousBody(request),
        circulationTown: request.circulationTown,
      };
  }
}

type Motor = Exclude<EstimatedRequest, { readonly line: 'Home' }>;

const motor = ({ reference, effectiveDate, vehicle, registrationDate, holder, driver }: Motor) => ({
  reference,
  effectiveDate,
  vehicle,
  registrationDate,
  holder: { birthDate: holder.birthDate },
  driver: { birthDate: driver.birthDate },
});

/** The estimate in an ordinary request of each line. */
export const ESTIMATE_REQUESTS = {
  Home: () => estimateIn(homeRequest()),
  Car: () => estimateIn(carRequest()),
  Motorcycle: () => estimateIn(motorcycleRequest()),
} as Readonly<Record<InsuranceLine, () => EstimateRequest>>;
