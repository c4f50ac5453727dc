/**
 * What the public site tells of beside the ordinary: a domain that can do it says so in its `public-subject.ts`, and the
 * home page finds it there. What no domain says is not promised (rule U-19).
 */
export type PublicSubject = 'bonds' | 'tax' | 'pensions' | 'zloty';
