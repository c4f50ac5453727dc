import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** Prices of a person's own instruments: for the processes' memories; browsers hear that the portfolio changed. */
export const ownPricesChanged = defineOwnEvent('OwnPricesChanged', { audience: 'processes' });

/** What a person holds, or what it is worth, changed. */
export const userPortfolioChanged = defineOwnEvent('UserPortfolioChanged');
