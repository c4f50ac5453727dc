import type { PublicSubject } from '../modules/public-subject.ts';

export const publicSubject: PublicSubject = 'bonds';
