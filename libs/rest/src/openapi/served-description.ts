import type { CalendarDay, Clock } from '@cotiza/kernel';
import type { OpenAPIObject } from '@nestjs/swagger';
import { cachedText, type CachedDocument } from '../cached-document';
import { textWithExamplesOf } from './example-requests';

/** The description as it is served on one day. */
interface DescriptionOfDay {
  readonly day: CalendarDay;
  readonly text: CachedDocument;
}

/** The description of the interface with examples that can be sent today: made when first asked for, once a day. */
export class ServedDescription {
  private source: { readonly describe: () => OpenAPIObject; readonly clock: Clock } | undefined;
  private rendered: DescriptionOfDay | undefined;

  /** Says where the description comes from: the application it describes exists only after its modules. */
  comesFrom(describe: () => OpenAPIObject, clock: Clock): void {
    this.source = { describe, clock };
  }

  today(): DescriptionOfDay {
    if (this.source === undefined) throw new Error('nobody has said where the description comes from');
    const day = this.source.clock.today();
    if (this.rendered?.day !== day) {
      const text = textWithExamplesOf(this.source.describe(), day);
      this.rendered = { day, text: cachedText(text) };
    }
    return this.rendered;
  }
}
