import type { PublicSubject } from '../modules/told-subjects.ts';

export const publicSubject: PublicSubject = 'tax';
