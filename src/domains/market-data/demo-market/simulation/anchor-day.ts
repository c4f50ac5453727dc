import { dayIndex } from '../calendar/day-index.ts';

/**
 * Up to this day paths are led to levels of a plausible size; from it on they run free. It is fixed, so that a market
 * made through any later day has the same past: whatever the wanted last day, everything is worked out at least to here.
 */
export const anchorDay = dayIndex('2026-11-13');
