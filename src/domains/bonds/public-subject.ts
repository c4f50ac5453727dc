import type { PublicSubject } from '../modules/public-subjects.ts';

export const publicSubject: PublicSubject = 'bonds';
