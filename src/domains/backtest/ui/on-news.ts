/** Calls back when a run of this person has got on; returns how to stop. */
export type OnNews = (listener: () => void) => () => void;
