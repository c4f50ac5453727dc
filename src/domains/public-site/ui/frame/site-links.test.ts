import { expect, it } from 'vitest';
import { networkOf } from './site-links.ts';

it.each([
  ['https://www.facebook.com/walory', 'facebook'],
  ['https://x.com/walory', 'twitter'],
  ['https://twitter.com/walory', 'twitter'],
  ['https://instagram.com/walory', 'instagram'],
  ['https://www.youtube.com/@walory', 'youtube'],
  ['https://www.linkedin.com/company/walory', 'linkedin'],
])('%s has the sign of %s', (url, icon) => {
  expect(networkOf(url).icon).toBe(icon);
});

it('names an unknown network by its host', () => {
  expect(networkOf('https://www.mastodon.example/@walory')).toEqual({
    name: 'mastodon.example',
    icon: 'globe',
  });
});
