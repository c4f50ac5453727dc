import type { PublicSubject } from '../modules/told-subjects.ts';

/** Profit is told apart: what prices did, and what currencies did. */
export const publicSubject: PublicSubject = 'zloty';
