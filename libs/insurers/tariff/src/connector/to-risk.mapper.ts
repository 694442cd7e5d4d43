import type { InsurerRequest } from '@cotiza/insurers-port';
import type { Risk } from '../lines/line-models';
import { toCarRisk } from './to-car-risk.mapper';
import { toHomeRisk } from './to-home-risk.mapper';
import { toMotorcycleRisk } from './to-motorcycle-risk.mapper';

/** Every insurer is asked the same request, and rates the same risk. */
const risks = new WeakMap<InsurerRequest, Risk>();

/** What the tariff rates of a request of any line; the same object for the same request. */
export function toRisk(request: InsurerRequest): Risk {
  let risk = risks.get(request);
  if (!risk) risks.set(request, (risk = mapped(request)));
  return risk;
}

function mapped(request: InsurerRequest): Risk {
  switch (request.line) {
    case 'Home':
      return toHomeRisk(request);
    case 'Car':
      return toCarRisk(request);
    case 'Motorcycle':
      return toMotorcycleRisk(request);
  }
}
