import type { PublicSubject } from '../modules/public-subjects.ts';

/** Beside PPK, portfolios may be IKE and IKZE, with their limits and relief. */
export const publicSubject: PublicSubject = 'pensions';
