import type { StartedInsurer, StartOptions } from '@cotiza/insurers-port/testing';
import { remoteInsurers } from '../remote-insurers';
import type { RemoteSettings } from '../settings/remote-settings';
import { NO_METRICS } from '../guard/observers';

/** Starts one insurer from settings as the service does. */
export function startRemote(
  settings: Omit<RemoteSettings, 'baseUrl'>,
  { baseUrl, deadlineMs, clock, report }: StartOptions,
): StartedInsurer {
  const insurers = remoteInsurers([{ ...settings, baseUrl, deadlineMs }], { clock, report, metrics: NO_METRICS });
  return { connector: insurers.connectors[0]!, close: () => insurers.close() };
}
