import { textSetting } from '@cotiza/kernel';
import { httpAddress } from '@cotiza/platform';

/** Settings of telemetry, under the names of OpenTelemetry. */
export const TELEMETRY_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: textSetting(
    {
      description:
        'Address of a collector of OpenTelemetry: traces and metrics are sent to /v1/traces and /v1/metrics below it, as OTLP over HTTP in JSON. Without it, its SDK is not loaded.',
      default: undefined,
      normalise: (text) => text.replace(/\/+$/, ''),
    },
    httpAddress({ mayHaveQuery: false }),
  ),
  OTEL_SERVICE_NAME: textSetting({
    description: 'What this service is called there.',
    default: 'cotiza',
  }),
};
