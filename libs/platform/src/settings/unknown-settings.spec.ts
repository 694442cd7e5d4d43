import { unknownSettings } from './unknown-settings';

describe('variables that look like a setting', () => {
  it('are named when they are none', () => {
    const environment = {
      LIMIT_QUOTE_PER_MINUTE: '5',
      TRUST_PROXIES: '::1',
      MCP_ALLOWED_HOST: 'a',
      INSURER_DEADLINE: '1',
    };
    expect(unknownSettings(environment)).toEqual(Object.keys(environment));
  });

  it('are not those of others, nor the settings', () => {
    expect(
      unknownSettings({ PATH: '/bin', HOME: '/', MCP_SERVER: 'x', PUBLIC: '1', LIMIT_QUOTES_PER_MINUTE: '5' }),
    ).toEqual([]);
  });
});
