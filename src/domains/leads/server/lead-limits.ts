import { defineLimit } from '../../../platform/limits/limits.ts';

/** What a stranger may leave: the two forms are counted apart, so that neither closes the other (PS-9). */
export const contactByAddress = defineLimit('contactByAddress', { most: 10, seconds: 3600, by: 'network' });
export const newsletterByAddress = defineLimit('newsletterByAddress', {
  most: 10,
  seconds: 3600,
  by: 'network',
});
export const wrongLinkByAddress = defineLimit('newsletterWrongByAddress', {
  most: 60,
  seconds: 600,
  by: 'network',
});
