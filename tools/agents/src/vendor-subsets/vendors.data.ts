import type { Profile } from '@cotiza/mcp';

/** The JSON Schema that the function calling of a vendor accepts for the arguments of a tool. */
export interface VendorSubset {
  readonly vendor: string;
  /** The profile of `@cotiza/mcp` whose schemas keep to it. */
  readonly profile: Profile;
  /** Accepted keywords; any where absent. */
  readonly keywords?: readonly string[];
  /** `additionalProperties: false` of objects: required, refused, or either. */
  readonly closed: 'always' | 'never' | 'either';
  /** Requires every property. */
  readonly requiresAll?: boolean;
  /** Accepts a list as `type`. */
  readonly takesTypeLists?: boolean;
  /** Accepts an object without properties. */
  readonly takesAnyObject?: boolean;
  /** Accepts a schema without a type. */
  readonly takesAnyValue?: boolean;
  /** Types that may have an `enum`; any where absent. */
  readonly listedTypes?: readonly string[];
  /** Accepted formats of texts, where `format` is accepted; any where absent. */
  readonly formats?: readonly string[];
  /** Most optional properties of one tool, nested ones included. */
  readonly optionalAtMost?: number;
  /** Most unions of one tool. */
  readonly unionsAtMost?: number;
  /** Most levels of nested objects, the arguments included. */
  readonly depthAtMost?: number;
}

const ANNOTATIONS = ['title', 'description'];
const STRUCTURE = ['type', 'properties', 'required', 'items', 'enum', 'anyOf'];
const DEFINITIONS = ['$ref', '$defs'];
const BOUNDS = ['minimum', 'maximum', 'minItems', 'maxItems'];
const TEXTS = ['pattern', 'format'];
const LENGTHS = ['minLength', 'maxLength', 'minProperties', 'maxProperties'];
const OTHER_BOUNDS = ['multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'];
const CLOSED = 'additionalProperties';
const ONLY_GEMINI = ['nullable', 'default', 'example', 'propertyOrdering'];
const ONLY_GEMINI_SCHEMA = ['$id', '$anchor', 'prefixItems', 'oneOf'];
const ISO_FORMATS = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'];

const LENIENT = { closed: 'either', takesTypeLists: true, takesAnyObject: true, takesAnyValue: true } as const;

/**
 * The subset of each vendor and of each strict mode, by the documentation below it, as of 2026-11-22. For all of them the root is
 * an object without a choice.
 */
export const VENDOR_SUBSETS: readonly VendorSubset[] = [
  {
    vendor: 'OpenAI function calling',
    profile: 'comun',
    ...LENIENT,
    // https://developers.openai.com/api/docs/guides/function-calling
    // https://github.com/langchain-ai/langchainjs/issues/9804
  },
  {
    vendor: 'OpenAI function calling, strict',
    profile: 'openai',
    keywords: [...ANNOTATIONS, ...STRUCTURE, ...DEFINITIONS, ...BOUNDS, ...OTHER_BOUNDS, ...TEXTS, 'const', CLOSED],
    closed: 'always',
    requiresAll: true,
    takesTypeLists: true,
    formats: ISO_FORMATS,
    depthAtMost: 10,
    // https://developers.openai.com/api/docs/guides/structured-outputs
    // https://jsonschemaprofiles.unitvectorylabs.com/schemas/openai
    // https://github.com/openai/openai-agents-python/blob/main/src/agents/strict_schema.py
  },
  {
    vendor: 'Anthropic tool use',
    profile: 'comun',
    ...LENIENT,
    // https://platform.claude.com/docs/en/agents-and-tools/tool-use/implement-tool-use
  },
  {
    vendor: 'Anthropic SDK, transform_schema',
    profile: 'anthropic',
    ...LENIENT,
    // It throws for a type that is none of its seven.
    takesTypeLists: false,
    takesAnyValue: false,
    // https://github.com/anthropics/anthropic-sdk-python/blob/main/src/anthropic/lib/_parse/_transform.py
  },
  {
    vendor: 'Anthropic tool use, strict',
    profile: 'anthropic',
    keywords: [...ANNOTATIONS, ...STRUCTURE, ...DEFINITIONS, ...TEXTS, 'const', CLOSED, 'allOf', 'default', 'minItems'],
    closed: 'always',
    takesTypeLists: true,
    formats: [...ISO_FORMATS, 'uri'],
    optionalAtMost: 24,
    unionsAtMost: 16,
    // https://platform.claude.com/docs/en/build-with-claude/structured-outputs
    // https://github.com/camel-ai/camel/pull/4171
    // https://github.com/elie222/inbox-zero/issues/2323
  },
  {
    vendor: 'Gemini API, parametersJsonSchema',
    profile: 'comun',
    keywords: [...ANNOTATIONS, ...STRUCTURE, ...DEFINITIONS, ...BOUNDS, ...ONLY_GEMINI_SCHEMA, 'format', CLOSED],
    ...LENIENT,
    takesAnyValue: false,
    listedTypes: ['string', 'number', 'integer'],
    // https://ai.google.dev/api/caching#FunctionDeclaration
    // https://pub.dev/documentation/googleapis/15.0.0/aiplatform_v1/GoogleCloudAiplatformV1GenerationConfig/responseJsonSchema.html
  },
  {
    vendor: 'Gemini API, parameters (Schema)',
    profile: 'gemini',
    keywords: [...ANNOTATIONS, ...STRUCTURE, ...BOUNDS, ...LENGTHS, ...TEXTS, ...ONLY_GEMINI],
    closed: 'never',
    listedTypes: ['string'],
    formats: ['enum', 'date-time'],
    // https://ai.google.dev/api/caching#Schema
    // https://github.com/google-gemini/gemini-cli/issues/2237
    // https://github.com/microsoft/azure-devops-mcp/issues/139
  },
  {
    vendor: 'google-genai, mcp_to_gemini_tool',
    profile: 'gemini',
    keywords: [...ANNOTATIONS, ...STRUCTURE, ...BOUNDS, ...TEXTS, 'default'],
    // It throws for `additionalProperties` that is a boolean.
    closed: 'never',
    listedTypes: ['string'],
    formats: ['enum', 'date-time'],
    // https://github.com/googleapis/python-genai/blob/main/google/genai/_mcp_utils.py
    // https://github.com/googleapis/python-genai/issues/2476
  },
];
