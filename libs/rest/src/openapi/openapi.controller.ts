import { exampleDay, KEPT_EXAMPLE_DAY } from '@cotiza/contract';
import { eachDay, type CalendarDay, type Clock } from '@cotiza/kernel';
import { InLimitGroup, cachedText, sendDocument, type CachedDocument, OPENAPI_PATH } from '@cotiza/platform';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

interface DescriptionOfDay {
  readonly described: OpenAPIObject;
  readonly document: CachedDocument;
}

/** The description of the interface with examples that are valid today: made on the first request of a day. */
export class ServedDescription {
  private readonly rendered = eachDay((day) => this.render(day));
  private source: { readonly describe: () => OpenAPIObject; readonly clock: Clock } | undefined;

  /** Sets the source of the description: the application that it describes exists only after its modules. */
  comesFrom(describe: () => OpenAPIObject, clock: Clock): void {
    this.source = { describe, clock };
  }

  today(): DescriptionOfDay {
    return this.rendered(this.origin().clock.today());
  }

  private render(day: CalendarDay): DescriptionOfDay {
    const described = this.origin().describe();
    const text = JSON.stringify(described).replaceAll(KEPT_EXAMPLE_DAY, exampleDay(day));
    return { described, document: cachedText(text) };
  }

  private origin() {
    if (this.source === undefined) throw new Error('the description has no source');
    return this.source;
  }
}

/** Serves the description of the interface, which does not describe itself. */
@ApiExcludeController()
@Controller(OPENAPI_PATH)
export class OpenApiController {
  constructor(@Inject(ServedDescription) private readonly description: ServedDescription) {}

  @Get()
  @InLimitGroup('reference')
  describe(@Res() reply: FastifyReply): Promise<void> {
    return sendDocument(reply, this.description.today().document);
  }
}
