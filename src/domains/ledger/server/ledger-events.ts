import { defineEvent } from '../../../platform/events/event-kind.ts';

/** Portfolios of everybody may show something else: every signed-in browser looks again. */
export const portfolioChanged = defineEvent('PortfolioChanged', 'users');
