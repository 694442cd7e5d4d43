import type { WireAnswer } from '../answering';

/** The problems of the document: code, status and title. */
const PROBLEMS = {
  PETICION_INVALIDA: [400, 'Petición no válida'],
  TOKEN_INVALIDO: [401, 'Token ausente o caducado'],
  CUERPO_GRANDE: [413, 'Cuerpo de más de 64 KiB'],
  TIPO_NO_SOPORTADO: [415, 'Solo application/json'],
  DATOS_NO_VALIDOS: [422, 'Datos no válidos'],
  ERROR_INTERNO: [500, 'Error interno'],
  MANTENIMIENTO: [503, 'En mantenimiento'],
} as const;

export type FaroProblem = keyof typeof PROBLEMS;

export interface FieldError {
  readonly campo: string;
  readonly codigo: string;
}

interface Particulars {
  readonly detail?: string;
  readonly errores?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

export function faroProblem(codigo: FaroProblem, { headers, ...particulars }: Particulars = {}): WireAnswer {
  const [status, title] = PROBLEMS[codigo];
  const type = `https://api.faro-seguros.example/problemas/${codigo.toLowerCase().replaceAll('_', '-')}`;
  return {
    status,
    contentType: 'application/problem+json',
    headers,
    body: JSON.stringify({ type, title, status, ...particulars, codigo }),
  };
}
