import { existing } from '@cotiza/kernel';
import { withVariables } from '@cotiza/tools-kit';
import { parse } from 'yaml';

/** A process of ours as the Compose file has it. */
export interface ComposeProcess {
  readonly name: string;
  /** Below the top of the workspace. */
  readonly script: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface Service {
  readonly image: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
}

/**
 * The processes that a Compose file starts where nothing more is asked for, with what it tells them; `migrate`, which ends before
 * the others start, is the first.
 *
 * @param variables that the file asks for
 */
export function composeProcesses(text: string, variables: Readonly<Record<string, string>>): readonly ComposeProcess[] {
  const { services } = parse(text, { merge: true }) as { readonly services: Readonly<Record<string, Service>> };
  const processes = Object.entries(services)
    .filter(([, { image, profiles }]) => image === 'cotiza' && !profiles)
    .map(
      ([
        name,
        {
          command: [, script, ...args],
          environment,
        },
      ]) => ({
        name,
        script: existing(script, `script of ${name}`),
        args,
        environment: Object.fromEntries(
          Object.entries(environment).map(([key, value]) => [key, withVariables(value, variables)]),
        ),
      }),
    );
  return processes.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

const isFirst = ({ name }: ComposeProcess) => name === 'migrate';
