/** The shape of a translated catalogue: the same keys as the English one, other words. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
