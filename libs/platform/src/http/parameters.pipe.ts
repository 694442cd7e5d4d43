import { unknownNames, type Fault, type ParameterFault } from '@cotiza/contract';
import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import * as classTransformer from 'class-transformer';
import { getMetadataStorage, type ValidationError, type ValidationOptions } from 'class-validator';
import { ProblemException } from '../problem.exception';

/** Refuses parameters with all their faults. */
export class InvalidParameters extends ProblemException {
  constructor(readonly faults: readonly Fault[]) {
    super({ problem: 'parametros_invalidos', faults });
  }
}

/** Returns options for a decorator of class-validator: the fault with which its constraint is answered. */
export const answeredWith = (fault: ParameterFault): ValidationOptions => ({ context: { fault } });

interface Others {
  readonly fault: (name: string, known: readonly string[]) => Fault;
  readonly known: readonly string[];
}

const others = new WeakMap<object, Others>();

const judgedLater = new WeakSet<object>();

/** Passes parameters as they were sent: the use case judges all of them. The class describes them. */
export const JudgedByUseCase = (): ClassDecorator => (target) => void judgedLater.add(target);

/** Refuses parameters that a class does not have. Without it, they are left out. */
export const RefusesOthers =
  (fault: Others['fault']): ClassDecorator =>
  (target) => {
    const metadata = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
    const known = [...new Set(metadata.map(({ propertyName }) => propertyName))];
    others.set(target, { fault, known });
  };

/** Turns parameters and forms into the class that a controller asks for, or answers every fault of them at once. */
export class ParametersPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      transformerPackage: classTransformer,
      whitelist: true,
      stopAtFirstError: true,
      exceptionFactory: (errors: ValidationError[]) => new InvalidParameters(faultsOf(errors)),
    });
  }

  /** Looks for unknown names first: the framework takes `__proto__` and `constructor` out of what it validates. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.metatype && judgedLater.has(metadata.metatype)) return value;
    const refused = metadata.metatype && others.get(metadata.metatype);
    const unknown = refused ? unknownNames(Object.keys(value ?? {}), refused.known) : [];
    if (!refused || unknown.length === 0) return super.transform(value, metadata);
    const faults = await this.faultsIn(value, metadata);
    throw new InvalidParameters([...faults, ...unknown.map((name) => refused.fault(name, refused.known))]);
  }

  private async faultsIn(value: unknown, metadata: ArgumentMetadata): Promise<readonly Fault[]> {
    try {
      await super.transform(value, metadata);
      return [];
    } catch (error) {
      if (error instanceof InvalidParameters) return error.faults;
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
