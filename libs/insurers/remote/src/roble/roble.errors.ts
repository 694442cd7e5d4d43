import { CallFailed, type XmlElement } from '@cotiza/transport';
import { ROBLE_NAMESPACE } from './roble.wire';

/** The fault codes of `vendor/codes.md`: they may be logged, and nothing else of a fault may. */
const FAULT_CODES: readonly string[] = [
  'RB-1001',
  'RB-1002',
  'RB-1003',
  'RB-1004',
  'RB-2001',
  'RB-2002',
  'RB-2003',
  'RB-3001',
  'RB-9001',
  'RB-9999',
];

/** Roble objects to this request and would take another. */
const OBJECTIONS: readonly string[] = ['RB-2001', 'RB-2002', 'RB-2003'];

/** Why a call was answered with a SOAP Fault. */
export function robleFailure(detail: readonly XmlElement[]): CallFailed {
  const code = detail
    .find((element) => element.is(ROBLE_NAMESPACE, 'FalloRoble'))
    ?.elements.find((element) => element.is(ROBLE_NAMESPACE, 'Codigo'))
    ?.text.trim();
  if (code === undefined || !FAULT_CODES.includes(code)) return new CallFailed('failure', 'answered a SOAP Fault');
  return new CallFailed('failure', `answered a SOAP Fault ${code}`, { blameless: OBJECTIONS.includes(code) });
}

/** Why a call was answered with something else than SOAP. */
export function robleStatusFailure(status: number): CallFailed {
  return new CallFailed('failure', `answered ${status}`);
}
