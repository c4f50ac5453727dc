import type { CallOutput } from '../../../foundation/contract.ts';
import type { marketOverview } from '../contract.ts';

/** An asset as the market views show it, with a year of weekly closes. */
export type Quote = CallOutput<typeof marketOverview>['data'][number];
