import type { RowOwner } from './specification-rows';

/** Rules that the specification says outside its tables: each with words of the sentence that says it. */
export interface ProseRows {
  readonly heading: string;
  readonly owner: RowOwner;
  readonly rows: Readonly<Record<string, string>>;
}

/** Every rule said in prose that a test can show. */
export const PROSE: readonly ProseRows[] = [
  {
    heading: 'What the service does',
    owner: 'service',
    rows: { '5': 'The same capability is also offered as an MCP server at `POST /api/agent/mcp`.' },
  },
  {
    heading: 'What the service does',
    owner: 'service',
    rows: {
      '4': 'The customer receives the prices and a purchase link by e-mail, at the address in `holder.email`.',
    },
  },
  {
    heading: 'General rules',
    owner: 'contract',
    rows: {
      'only snake_case names': 'Only snake_case names are accepted.',
      'closed objects': 'A key that is not documented is rejected (all objects are closed).',
      'nothing filled by default': 'A field that is required is never filled by default.',
      'forbidden is a contradiction': 'Fields marked as forbidden for a condition cause HTTP 400 (a contradiction)',
    },
  },
  {
    heading: 'Identity document formats',
    owner: 'contract',
    rows: {
      Dni: 'Dni is 8 digits plus a letter',
      Nie: 'Nie is X, Y or Z plus 7 digits plus a letter',
      Passport: 'Passport is at least 5 characters',
      length: 'The document number is 5 to 20 characters',
      'format matches the declared type': 'its format must match the declared type',
    },
  },
  {
    heading: 'Top-level request body (all lines)',
    owner: 'contract',
    rows: { 'lines not quoted': 'The request bodies accept only Home, Car and Motorcycle.' },
  },
  {
    heading: 'Holder, Home',
    owner: 'contract',
    rows: {
      'same as above': 'Same as above with these differences:',
      surname2: 'surname2 is optional.',
      economic_occupation: 'economic_occupation is always required',
      address: 'address is not required at the top of the holder.',
      address_same_as_risk: '`address_same_as_risk` (boolean, optional)',
    },
  },
  {
    heading: 'Driver (identity part, Car and Motorcycle)',
    owner: 'contract',
    rows: {
      same_as_holder: '`driver.same_as_holder` (boolean) is required.',
      'with false': 'With false, the identity fields',
      'with true': 'With true, all of these identity fields are forbidden (HTTP 400).',
      'types and formats': 'Types and formats are those of the holder.',
      'no address': 'The driver and the owner have no address of their own',
    },
  },
  {
    heading: 'Owner (Car and Motorcycle)',
    owner: 'contract',
    rows: {
      'sent only with owner_same_as_holder false': 'Sent only with owner_same_as_holder false.',
      'required then': 'Then required: document_type, document_id, name, surname, birth_date, gender, marital_status',
      'types and formats': 'Types and formats as for the holder.',
    },
  },
  {
    heading: 'Quotation result (response of POST)',
    owner: 'service',
    rows: { client_reference: "The response is said to return the caller's client_reference" },
  },
  {
    heading: 'Accepted exceptions',
    owner: 'contract',
    rows: {
      'first surname duplicated': 'Home duplicates the first surname with Dni and no surname2',
      "the holder's address for driver and owner":
        "a driver or owner distinct from the holder takes the holder's address",
      'deduced only when unambiguous': 'are deduced only when unambiguous (one municipality, one vehicle)',
      'nationality with Dni': 'with Dni the nationality is ESP by definition',
      'security measures not sent': 'Home security measures not sent are not declared',
      'no history': 'with previously_insured false no history is sent and 0 years are declared',
    },
  },
  {
    heading: 'GET {base_url}/api/agent/catalogo',
    owner: 'service',
    rows: {
      'brands, models, versions': 'The vehicle hierarchy is brands, then models, then versions.',
      '200': 'Response: 200 with the catalogue values',
      '400': '400 invalid parameters',
      '429': '429 limit reached',
      'the path under /api/v1': 'Field descriptions also point to a path `/api/v1/catalog?type=<name>`',
    },
  },
  {
    heading: 'POST {base_url}/api/agent/cotizaciones',
    owner: 'service',
    rows: { 'e-mail on success': 'On success the customer is sent the prices and the purchase link by e-mail.' },
  },
  {
    heading: 'POST {base_url}/api/agent/mcp',
    owner: 'service',
    rows: { 'same capability': 'MCP server offering the same capability.' },
  },
  {
    heading: 'Authentication',
    owner: 'service',
    rows: { none: 'No credential, header or token is required on any endpoint.' },
  },
  { heading: 'Events', owner: 'service', rows: { client_reference: 'webhooks that carry client_reference' } },
  {
    heading: 'Unsupported cases',
    owner: 'service',
    rows: { 'a licence that does not allow the motorcycle': 'a motorcycle licence that does not allow the motorcycle' },
  },
  {
    heading: 'Limits',
    owner: 'service',
    rows: { 'rate limiting': 'the catalogue and quotation endpoints can answer 429 with a Retry-After header' },
  },
  {
    heading: 'Versioning',
    owner: 'contract',
    rows: { 'interface 1.0.0': 'The interface description is version 1.0.0.' },
  },
];
