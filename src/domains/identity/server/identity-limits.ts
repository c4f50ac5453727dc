import { defineLimit } from '../../../platform/limits/limits.ts';

/** How often a stranger may try: enough for a person who forgot, too few for a machine that guesses. */
export const signInByAccount = defineLimit('signInByAccount', { most: 10, seconds: 900 });
export const signInByAddress = defineLimit('signInByAddress', { most: 40, seconds: 900, by: 'network' });
export const registerByAddress = defineLimit('registerByAddress', { most: 10, seconds: 3600, by: 'network' });
export const mailByAccount = defineLimit('mailByAccount', { most: 5, seconds: 3600 });
export const mailByAddress = defineLimit('mailByAddress', { most: 20, seconds: 3600, by: 'network' });
export const tokenByAddress = defineLimit('tokenByAddress', { most: 30, seconds: 900, by: 'network' });
export const passwordByAccount = defineLimit('passwordByAccount', { most: 10, seconds: 900 });

/** A device that has signed in before has tries of its own, which no stranger can use up. */
export const signInByDevice = defineLimit('signInByDevice', { most: 10, seconds: 900 });
export const mailByDevice = defineLimit('mailByDevice', { most: 5, seconds: 3600 });

/** Looking at the demo needs no account: as often as a class in one room would, and no more. */
export const visitsByNetwork = defineLimit('visitsByNetwork', { most: 30, seconds: 3600, by: 'network' });

/** An archive reads everything that somebody has. */
export const archivesByAccount = defineLimit('archivesByAccount', { most: 20, seconds: 3600 });
