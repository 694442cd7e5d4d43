import { unknownNames, type Fault, type ParameterFault } from '@cotiza/contract';
import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import * as classTransformer from 'class-transformer';
import { getMetadataStorage, type ValidationError, type ValidationOptions } from 'class-validator';
import { ProblemException } from '../refusals/problem.exception';

/** Refuses parameters with all their faults. `target` is the object made from them. */
export class InvalidParameters extends ProblemException {
  constructor(
    readonly faults: readonly Fault[],
    readonly target?: object,
  ) {
    super({ problem: 'parametros_invalidos', faults });
  }
}

/** Returns options for a decorator of class-validator: the fault with which its constraint is answered. */
export const answeredWith = (fault: ParameterFault): ValidationOptions => ({ context: { fault } });

interface Others {
  readonly fault: (name: string, known: readonly string[]) => Fault;
  readonly place: 'first' | 'last';
  readonly known: readonly string[];
}

const others = new WeakMap<object, Others>();

/**
 * Refuses parameters that a class does not have. Without it, they are left out.
 *
 * @param place where their faults stand among the others
 */
export const RefusesOthers =
  (fault: Others['fault'], place: Others['place'] = 'first'): ClassDecorator =>
  (target) => {
    const metadata = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
    const known = [...new Set(metadata.map(({ propertyName }) => propertyName))];
    others.set(target, { fault, place, known });
  };

/** Turns parameters and forms into the class that a controller asks for, or answers every fault of them at once. */
export class ParametersPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      transformerPackage: classTransformer,
      whitelist: true,
      stopAtFirstError: true,
      validationError: { target: true },
      exceptionFactory: (errors: ValidationError[]) => new InvalidParameters(faultsOf(errors), errors[0]?.target),
    });
  }

  /** Looks for unknown names first: the framework takes `__proto__` and `constructor` out of what it validates. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const refused = metadata.metatype && others.get(metadata.metatype);
    const unknown = refused ? unknownNames(Object.keys(value ?? {}), refused.known) : [];
    if (!refused || unknown.length === 0) return super.transform(value, metadata);
    const { faults, target } = await this.judge(value, metadata);
    const ofOthers = unknown.map((name) => refused.fault(name, refused.known));
    throw new InvalidParameters(
      refused.place === 'first' ? [...ofOthers, ...faults] : [...faults, ...ofOthers],
      target,
    );
  }

  private async judge(value: unknown, metadata: ArgumentMetadata) {
    try {
      return { faults: [], target: (await super.transform(value, metadata)) as object };
    } catch (error) {
      if (error instanceof InvalidParameters) return error;
      throw error;
    }
  }
}

/** One fault for each parameter: first of those that were sent more than once, then of those with a wrong value. */
function faultsOf(errors: readonly ValidationError[]): readonly Fault[] {
  const isRepeated = ({ constraints = {} }: ValidationError) => 'isString' in constraints;
  return [...errors.filter(isRepeated), ...errors.filter((error) => !isRepeated(error))].map(faultOf);
}

function faultOf({ property, value, contexts = {} }: ValidationError): Fault {
  const [context] = Object.values(contexts) as { readonly fault: ParameterFault }[];
  return (
    context?.fault(property, value) ?? { campo: property, codigo: 'tipo', mensaje: 'Este parámetro no es válido.' }
  );
}
