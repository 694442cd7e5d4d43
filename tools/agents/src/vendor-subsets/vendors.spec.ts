import { requestSchema } from '@cotiza/contract';
import { profiledSchema, PROFILES, TOOLS } from '@cotiza/mcp';
import { subsetFaults } from './subset-faults';
import { VENDOR_SUBSETS, type VendorSubset } from './vendors.data';

const subsetOf = (vendor: string): VendorSubset => VENDOR_SUBSETS.find((subset) => subset.vendor === vendor)!;

describe.each(VENDOR_SUBSETS.map((subset) => [subset.vendor, subset] as const))('%s', (_vendor, subset) => {
  it.each(TOOLS.map((tool) => [tool.name, tool] as const))('takes the arguments of %s', (_name, { inputSchema }) => {
    expect(subsetFaults(profiledSchema(inputSchema, subset.profile), subset)).toEqual([]);
  });
});

it('is what each profile is for', () => {
  expect([...new Set(VENDOR_SUBSETS.map(({ profile }) => profile))].sort()).toEqual(['comun', ...PROFILES].sort());
});

const published = requestSchema('Car');
const home = requestSchema('Home');

it.each([
  ['OpenAI function calling, strict', home, 'the keyword maxLength'],
  ['OpenAI function calling, strict', home, 'a property that is not required'],
  ['Anthropic SDK, transform_schema', home, 'a list of types'],
  ['Anthropic tool use, strict', published, 'the keyword maxLength'],
  ['Anthropic tool use, strict', published, 'optional properties, 24 at most'],
  ['Gemini API, parameters (Schema)', home, 'the keyword const'],
  ['Gemini API, parameters (Schema)', published, 'the format date'],
  ['google-genai, mcp_to_gemini_tool', published, 'it is closed'],
])('what the vendors refuse %s is seen in the schema of OpenAPI', (vendor, schema, fault) => {
  expect(subsetFaults(schema, subsetOf(vendor)).join('\n')).toContain(fault);
});
