import { AnswerCache } from './answer.cache';

const answer = (bytes: number) => ({ body: Buffer.alloc(bytes), etag: '""' });

describe('AnswerCache', () => {
  it('drops the least recently used answer once it holds too many bytes', () => {
    const cache = new AnswerCache(100);
    for (const key of ['a', 'b']) cache.add(key, answer(40));
    cache.get('a');
    cache.add('c', answer(40));
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
    expect(cache.bytes).toBe(80);
  });

  it('counts an answer once, and keeps none that does not fit by itself', () => {
    const cache = new AnswerCache(100);
    cache.add('a', answer(40));
    cache.add('a', answer(40));
    expect(cache.bytes).toBe(40);
    cache.add('b', answer(101));
    expect([cache.bytes, cache.get('b')]).toEqual([0, undefined]);
  });
});
