import type { PublicSubject } from '../modules/public-subjects.ts';

/** Profit is told apart: what prices did, and what currencies did. */
export const publicSubject: PublicSubject = 'zloty';
