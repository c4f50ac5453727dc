import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Services } from '../../../platform/services.ts';
import type { Notice } from '../../notifications/server/tell.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import type { Round } from '../days-ahead.ts';
import type { Dividend } from './dividend-store.ts';
import type { Reader } from './sent-day-store.ts';

/** What a whole round is told with. */
export type Telling = {
  services: Services;
  round: Round;
  rates: RateBook;
  dividends: readonly Dividend[];
};

/** Some people whose turn it is, by id. */
export type Readers = ReadonlyMap<string, Reader>;

/** What is to be told to some of them. */
export type Finder = (telling: Telling, readers: Readers) => Promise<Notice[]>;

/** What domains above find. */
export const whatComes = defineSlot<Finder>('what comes');
