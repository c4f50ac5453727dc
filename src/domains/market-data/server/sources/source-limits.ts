import { defineLimit } from '../../../../platform/limits/limits.ts';

/** Sources answer us only so often: one account must not use up what is there for all. */
export const sourceSearchByAccount = defineLimit('sourceSearchByAccount', { most: 30, seconds: 600 });
export const adoptByAccount = defineLimit('adoptByAccount', { most: 20, seconds: 3600 });
