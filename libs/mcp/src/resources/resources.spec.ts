import { manualClock } from '@cotiza/kernel';
import { TEST_DAY } from '@cotiza/contract/testing';
import { requirementsOf } from '@cotiza/contract';
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { OFFERS_APP_RESOURCE_META, OFFERS_APP_URI } from '../offers-app/offers-app';
import { testCatalogues } from '../testing/test-catalogues';
import { readResource, RESOURCES } from './resources';

const read = (uri: string) =>
  readResource(uri, { catalogueAnswers: testCatalogues, clock: manualClock(`${TEST_DAY}T09:00:00Z`) }).contents;

it.each(RESOURCES.map(({ uri, mimeType }) => [uri, mimeType]))('reads %s as %s', (uri, mimeType) => {
  expect(read(uri)).toEqual([expect.objectContaining({ uri, mimeType, text: expect.any(String) })]);
});

it('gives the requirements as they are', () => {
  const { text } = read('cotiza://requisitos/hogar')[0] as { text: string };
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(requirementsOf('Home', TEST_DAY, 'mcp'))));
});

it('says of the page of offers what it may do, and of nothing else', () => {
  expect(read(OFFERS_APP_URI)[0]).toMatchObject({ _meta: OFFERS_APP_RESOURCE_META });
  expect(read('cotiza://guia/como-cotizar')[0]).not.toHaveProperty('_meta');
});

it.each(['', 'x', 'cotiza://catalogo/otro', 'cotiza://requisitos/barco', 'file:///etc/passwd', 'constructor'])(
  'has nothing at "%s"',
  (uri) => expect(() => read(uri)).toThrow(ResourceNotFoundError),
);
