import type { RequirementBlock, RequirementField, Requirements } from '@cotiza/contract';

/**
 * The requirements in words, enough by themselves: the message to the customer, how to go on, and what the schema of the
 * quoting tool does not say, which is when a field or block is sent.
 */
export function requirementsText(requirements: Requirements): string {
  const { mensaje_para_el_cliente, como_usarlo, bloques, excepciones_aceptadas, casos_no_soportados } = requirements;
  return [
    'Mensaje para el cliente:',
    mensaje_para_el_cliente,
    section('Cómo usarlo', como_usarlo),
    section('Lo que depende de otras respuestas', bloques.flatMap(conditionsOf)),
    section('Lo que puede no enviarse', excepciones_aceptadas),
    section('Lo que no se cotiza', casos_no_soportados),
  ].join('\n\n');
}

const section = (title: string, lines: readonly string[]) =>
  [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n');

/** When a block and its fields are required or must not be sent, of those that are not always the same; alike ones together. */
function conditionsOf({ bloque, que_es, cuando, campos }: RequirementBlock): string[] {
  const about = cuando === undefined ? [] : [`${bloque}: obligatorio si ${cuando}. ${que_es}`];
  const alike = new Map<string, string[]>();
  for (const field of campos) {
    const condition = conditionOf(field);
    if (condition !== '') alike.set(condition, [...(alike.get(condition) ?? []), field.campo]);
  }
  return [...about, ...[...alike].map(([condition, names]) => `${names.join(', ')}: ${condition}`)];
}

function conditionOf({ cuando, no_enviar_si }: RequirementField): string {
  const said = [
    cuando === undefined ? undefined : `obligatorio si ${cuando}`,
    no_enviar_si === undefined ? undefined : `no se envía si ${no_enviar_si}`,
  ];
  return said.filter((part) => part !== undefined).join('; ');
}
