import { AnswerCache } from './answer.cache';

const answer = (bytes: number) => ({ body: Buffer.alloc(bytes), etag: '""' });

describe('AnswerCache', () => {
  it('drops the oldest answer without a request once it holds too many bytes', () => {
    const cache = new AnswerCache(100);
    for (const key of ['a', 'b']) cache.add(key, answer(40));
    cache.get('a');
    cache.add('c', answer(40));
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
    expect(cache.bytes).toBe(80);
  });

  it('spares requested answers once, and again after another request', () => {
    const cache = new AnswerCache(100);
    for (const key of ['a', 'b']) cache.add(key, answer(40));
    for (const key of ['a', 'b']) cache.get(key);
    cache.add('c', answer(60));
    expect(cache.bytes).toBe(80);
    cache.add('d', answer(40));
    expect(cache.bytes).toBe(80);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, false, true]);
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
