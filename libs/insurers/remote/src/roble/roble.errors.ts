import { CallFailed, type XmlElement } from '@cotiza/transport';
import { ROBLE_NAMESPACE } from './roble.manifest';

/** The fault codes of `vendor/codes.csv`: the only part of a fault that may be logged. */
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

/** Codes with which Roble rejects this request and would accept another. */
const OBJECTIONS: readonly string[] = ['RB-2001', 'RB-2002', 'RB-2003'];

/** Describes a SOAP Fault. */
export function robleFailure(detail: readonly XmlElement[]): CallFailed {
  const code = detail
    .find((element) => element.is(ROBLE_NAMESPACE, 'FalloRoble'))
    ?.elements.find((element) => element.is(ROBLE_NAMESPACE, 'Codigo'))
    ?.text.trim();
  if (code === undefined || !FAULT_CODES.includes(code)) return new CallFailed('failure', 'answered a SOAP Fault');
  return new CallFailed('failure', `answered a SOAP Fault ${code}`, { blameless: OBJECTIONS.includes(code) });
}

/** Describes an answer that is not SOAP. */
export function robleStatusFailure(status: number): CallFailed {
  return new CallFailed('failure', `answered ${status}`);
}
