import { IsWholeNumber, Setting } from '@cotiza/kernel/settings';

/** Drafts, which agents prepare and customers complete. */
export class DraftSettings {
  @Setting('Hours for which a draft is kept that an agent prepares for a customer to complete; then it is erased.')
  @IsWholeNumber(1, 168)
  readonly SOLICITUD_HOURS: number = 24;
}
