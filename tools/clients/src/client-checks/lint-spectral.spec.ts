import { lintWithSpectral } from './lint-spectral';

const described = (schema: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'x', version: '1', description: 'x', contact: { name: 'x' } },
    servers: [{ url: 'https://cotiza.example' }],
    tags: [{ name: 'a' }],
    paths: {
      '/a': {
        get: {
          operationId: 'a',
          description: 'x',
          tags: ['a'],
          responses: { 200: { description: 'x', content: { 'application/json': { schema } } } },
        },
      },
    },
  });

it('finds nothing wrong with a right description', async () => {
  expect(await lintWithSpectral(described({ type: 'string', examples: ['x'] }))).toEqual([]);
});

it('finds a default that is not of its schema', async () => {
  expect(await lintWithSpectral(described({ type: 'string', default: 1 }))).toEqual([
    expect.stringContaining('oas3-valid-schema-example'),
  ]);
});
