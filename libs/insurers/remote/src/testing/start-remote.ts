import type { StartedInsurer, StartOptions } from '@cotiza/insurers-port/testing';
import { remoteInsurers } from '../remote-insurers';
import type { RemoteSettings } from '../settings/remote-settings';
import { NO_METRICS } from '../guard/observers';
import { questionCounter } from './question-counter';

/** Starts one insurer from settings as the service does. */
export function startRemote(
  settings: Omit<RemoteSettings, 'baseUrl'>,
  { baseUrl, deadlineMs, clock, report }: StartOptions,
): StartedInsurer {
  const observers = { clock, report, metrics: NO_METRICS, counter: questionCounter() };
  const insurers = remoteInsurers([{ ...settings, baseUrl, deadlineMs }], observers);
  return { connector: insurers.connectors[0]!, close: () => insurers.close() };
}
