import { defineLimit } from '../../../platform/limits/limits.ts';

/** How often a stranger may try: enough for a person who forgot, too few for a machine that guesses. */
export const signInByAccount = defineLimit('signInByAccount', { most: 10, seconds: 900 });
export const signInByAddress = defineLimit('signInByAddress', { most: 40, seconds: 900 });
export const registerByAddress = defineLimit('registerByAddress', { most: 10, seconds: 3600 });
export const mailByAccount = defineLimit('mailByAccount', { most: 5, seconds: 3600 });
export const mailByAddress = defineLimit('mailByAddress', { most: 20, seconds: 3600 });
export const tokenByAddress = defineLimit('tokenByAddress', { most: 30, seconds: 900 });
export const passwordByAccount = defineLimit('passwordByAccount', { most: 10, seconds: 900 });
