import type { PublicSubject } from '../modules/public-subject.ts';

/** Profit is told apart: what prices did, and what currencies did. */
export const publicSubject: PublicSubject = 'zloty';
