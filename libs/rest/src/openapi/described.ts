import { createRequire } from 'node:module';
import { onFirstUse } from '@cotiza/kernel';

type Swagger = typeof import('@nestjs/swagger');
type Decorator = (...decorated: [target: never, key: never, descriptor: never]) => unknown;

/** Returns Swagger, which is loaded when the description of the interface is first made: it would be a twentieth of the start. */
export const swagger = onFirstUse(() => createRequire(__filename)('@nestjs/swagger') as Swagger);

const waiting: (() => void)[] = [];

/** Decorates for Swagger when the description of the interface is first made. */
export const Described =
  (decorators: () => readonly Decorator[]): ClassDecorator & MethodDecorator & PropertyDecorator =>
  (...decorated: unknown[]) =>
    void waiting.push(() => {
      for (const decorate of decorators()) decorate(...(decorated as Parameters<Decorator>));
    });

/** Makes the decorations that wait, and those that they bring. */
export function describeAll(): void {
  for (const decorate of waiting) decorate();
  waiting.length = 0;
}

export const ApiBearerAuth: Swagger['ApiBearerAuth'] = (name) => Described(() => [swagger().ApiBearerAuth(name)]);
export const ApiBody: Swagger['ApiBody'] = (options) => Described(() => [swagger().ApiBody(options)]);
export const ApiExcludeController = () => Described(() => [swagger().ApiExcludeController()]);
export const ApiExcludeEndpoint = () => Described(() => [swagger().ApiExcludeEndpoint()]);
export const ApiHeader: Swagger['ApiHeader'] = (options) => Described(() => [swagger().ApiHeader(options)]);
export const ApiOperation: Swagger['ApiOperation'] = (options) => Described(() => [swagger().ApiOperation(options)]);
export const ApiProperty: Swagger['ApiProperty'] = (options) => Described(() => [swagger().ApiProperty(options)]);
export const ApiPropertyOptional: Swagger['ApiPropertyOptional'] = (options) =>
  Described(() => [swagger().ApiPropertyOptional(options)]);
export const ApiResponse: Swagger['ApiResponse'] = (options) => Described(() => [swagger().ApiResponse(options)]);
export const ApiSecurity: Swagger['ApiSecurity'] = (name) => Described(() => [swagger().ApiSecurity(name)]);
export const ApiTags: Swagger['ApiTags'] = (...tags) => Described(() => [swagger().ApiTags(...tags)]);
