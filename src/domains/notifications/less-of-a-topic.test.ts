import { expect, test } from 'vitest';
import { lessOf, withLess } from './less-of-a-topic.ts';
import { channels, isWanted } from './topics.ts';

test('a topic can be kept inside the product, and then be switched off', () => {
  expect(lessOf('portfolioMoved', {})).toEqual(['onlyHere', 'notAtAll']);
  const inside = withLess('portfolioMoved', 'onlyHere', {});
  expect(channels.filter((channel) => isWanted('portfolioMoved', channel, inside))).toEqual(['product']);
  expect(lessOf('portfolioMoved', inside)).toEqual(['notAtAll']);
  const off = withLess('portfolioMoved', 'notAtAll', inside);
  expect(channels.some((channel) => isWanted('portfolioMoved', channel, off))).toBe(false);
});

test('there is no less of security, of news in the product, or of the welcome (N-14)', () => {
  expect(lessOf('security', {})).toEqual([]);
  expect(lessOf('news', {})).toEqual([]);
  expect(lessOf(null, {})).toEqual([]);
});
