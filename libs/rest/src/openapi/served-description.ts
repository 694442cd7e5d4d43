import { eachDay, type CalendarDay, type Clock } from '@cotiza/kernel';
import type { OpenAPIObject } from '@nestjs/swagger';
import { cachedText, type CachedDocument } from '../cached-document';
import { textWithExamplesOf } from './example-requests';

/** The description of the interface with examples that are valid today: made on the first request of a day. */
export class ServedDescription {
  private readonly rendered = eachDay((day) => this.render(day));
  private source: { readonly describe: () => OpenAPIObject; readonly clock: Clock } | undefined;

  /** Sets the source of the description: the application that it describes exists only after its modules. */
  comesFrom(describe: () => OpenAPIObject, clock: Clock): void {
    this.source = { describe, clock };
  }

  today(): CachedDocument {
    return this.rendered(this.origin().clock.today());
  }

  private render(day: CalendarDay): CachedDocument {
    return cachedText(textWithExamplesOf(this.origin().describe(), day));
  }

  private origin() {
    if (this.source === undefined) throw new Error('the description has no source');
    return this.source;
  }
}
