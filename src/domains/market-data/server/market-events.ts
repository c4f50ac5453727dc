import { defineEvent } from '../../../platform/events/event-kind.ts';

/** Prices or rates that everybody sees are new. */
export const marketChanged = defineEvent('MarketChanged', 'anyone');
