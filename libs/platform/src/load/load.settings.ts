import { IsSwitch, IsWholeNumber, Setting } from '@cotiza/kernel/settings';

export class LoadSettings {
  @Setting('Whether quotations that could only wait are refused at once with 503 servicio_saturado: on or off.')
  @IsSwitch()
  readonly ADMISSION: 'on' | 'off' = 'on';

  @Setting(
    'Quotations that may be under way at once in each process, those that wait for insurers over the network included.',
  )
  @IsWholeNumber(1)
  readonly ADMISSION_MAX_IN_FLIGHT: number = 2000;
}
