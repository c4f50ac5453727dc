import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/**
 * A portfolio itself changed: made, renamed, kept another way, removed. Only its owner hears of it; what everybody would
 * hear told who is at work, and made every open page read again.
 */
export const portfolioChanged = defineOwnEvent('PortfolioChanged');
