/** What every value may have said of it. */
interface Described {
  readonly description?: string;
  /** What it must be, as a fault says it after its name: `must be an IP address`. Without it, the limits are told. */
  readonly errorMessage?: string;
}

export interface TextSchema extends Described {
  readonly type: 'string';
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: string;
  /**
   * What no pattern can say: what is wrong with a text, as a fault says it after its name; undefined where nothing is. It is left out
   * where the schema is written as JSON.
   */
  readonly faultOf?: (text: string) => string | undefined;
}

export interface WholeNumberSchema extends Described {
  readonly type: 'integer';
  readonly minimum: number;
  readonly maximum?: number;
  readonly default?: number;
}

export interface SwitchSchema extends Described {
  readonly type: 'boolean';
  readonly default?: boolean;
}

export interface ListSchema extends Described {
  readonly type: 'array';
  readonly minItems?: number;
  readonly uniqueItems?: true;
  readonly items: SettingSchema;
}

export interface ObjectSchema extends Described {
  readonly $schema?: string;
  readonly title?: string;
  readonly type: 'object';
  readonly required: readonly string[];
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, SettingSchema>>;
}

/** A value that is as one of some schemas says. */
export interface OneOfSchema {
  readonly type?: undefined;
  readonly description?: string;
  readonly errorMessage: string;
  readonly oneOf: readonly SettingSchema[];
}

/**
 * The part of JSON Schema in which the settings of the environment and the files of the operator are described, and which
 * `settingFaults` understands.
 */
export type SettingSchema = TextSchema | WholeNumberSchema | SwitchSchema | ListSchema | ObjectSchema | OneOfSchema;
