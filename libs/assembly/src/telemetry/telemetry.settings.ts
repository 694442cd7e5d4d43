import { Setting } from '@cotiza/kernel/settings';
import { IsHttpAddress } from '@cotiza/platform/process';
import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';

/** Where traces are sent to; the names are those of OpenTelemetry. */
export class TelemetrySettings {
  @Setting(
    'Address of a collector of OpenTelemetry: traces are sent to /v1/traces below it, as OTLP over HTTP in JSON. Without it, its SDK is not loaded.',
  )
  @Transform(({ value }) => (value as string).replace(/\/+$/, ''))
  @IsHttpAddress()
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @Setting('What this service is called there.')
  @IsString()
  readonly OTEL_SERVICE_NAME: string = 'cotiza';
}
