import { requestSchema, type InsuranceLine, type JsonSchema } from '@cotiza/contract';
import { Injectable } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { QuoteBodyPipe } from './body.pipes';

/** Describes a class to Swagger with the fields of a line. */
const HasFieldsOf =
  (line: InsuranceLine): ClassDecorator =>
  ({ prototype }) => {
    const { properties, required } = requestSchema(line);
    for (const [name, schema] of Object.entries(properties as Readonly<Record<string, JsonSchema>>)) {
      const selfRequired = (required as readonly string[]).includes(name);
      // The list of a block's own required fields has the key by which a simple field says that it is required itself.
      const presence = schema.type === 'object' ? { selfRequired } : { required: selfRequired };
      ApiProperty({ ...schema, ...presence } as ApiPropertyOptions)(prototype as object, name);
    }
  };

/** The body of a car's quotation: the pipe of `@Body(CarBody)`, and the model of `@ApiBody({ type: CarBody })`. */
@Injectable()
@HasFieldsOf('Car')
export class CarBody extends QuoteBodyPipe {
  protected override readonly reading = { line: 'Car', nullMeansLeftOut: false } as const;
}

/** The body of a home's quotation, as `CarBody` is of a car's. */
@Injectable()
@HasFieldsOf('Home')
export class HomeBody extends QuoteBodyPipe {
  protected override readonly reading = { line: 'Home', nullMeansLeftOut: false } as const;
}

/** The body of a motorcycle's quotation, as `CarBody` is of a car's. */
@Injectable()
@HasFieldsOf('Motorcycle')
export class MotorcycleBody extends QuoteBodyPipe {
  protected override readonly reading = { line: 'Motorcycle', nullMeansLeftOut: false } as const;
}
