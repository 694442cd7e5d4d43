import { IsUrl } from 'class-validator';

/** A setting that is an http or https address, on the internet or not. */
export const HttpAddress = ({ mayHaveQuery }: { readonly mayHaveQuery: boolean }) =>
  IsUrl(
    {
      require_tld: false,
      require_protocol: true,
      protocols: ['http', 'https'],
      disallow_auth: true,
      allow_query_components: mayHaveQuery,
      allow_fragments: false,
    },
    {
      message: `$property must be an address that begins with http:// or https://, without ${mayHaveQuery ? 'credentials or fragment' : 'query or credentials'}`,
    },
  );
