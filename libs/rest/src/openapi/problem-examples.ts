import { faultAt, judge, exampleBody, KEPT_EXAMPLE_DAY, type Fault } from '@cotiza/contract';
import { refusalBody, type ProblemCode, type RefusalBody } from '@cotiza/problems';

const REQUEST_ID = '0b9e6c1a-5f0e-4a52-9a53-3f2f6c1f7d10';

/** Returns the judgement of a request with two faults of different kinds. */
function invalidData(): readonly Fault[] {
  const { holder, ...body } = exampleBody('Home', KEPT_EXAMPLE_DAY);
  const { email: _email, ...withoutEmail } = holder;
  return judge({ ...body, holder: { ...withoutEmail, phone: '910000000' } }, KEPT_EXAMPLE_DAY).faults;
}

const faultsOf: Partial<Record<ProblemCode, () => readonly Fault[]>> = {
  datos_invalidos: invalidData,
  no_cotizable: () => [
    faultAt(
      'Car',
      'driver.driving_license_country',
      {
        codigo: 'caso_no_soportado',
        mensaje: 'Solo se cotiza con permiso de conducir expedido en España (ESP).',
      },
      KEPT_EXAMPLE_DAY,
    ),
  ],
  parametros_invalidos: () => [
    {
      campo: 'ramo',
      codigo: 'valor_no_permitido',
      mensaje: 'El ramo no está entre los permitidos. Envía coche. Valores permitidos: hogar, coche, moto.',
      valores: ['hogar', 'coche', 'moto'],
    },
  ],
};

/** Returns an example of a refusal. */
export function problemExample(code: ProblemCode): RefusalBody {
  return refusalBody({ problem: code, faults: faultsOf[code]?.() ?? [] }, REQUEST_ID);
}
