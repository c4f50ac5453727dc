import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { Watchlist } from '../contract.ts';

/** Adds a list, or renames the one that is given; answers with it. */
export const nameWatchlist = defineModal<{ list?: Watchlist }, Watchlist>('nameWatchlist');
