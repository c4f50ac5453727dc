import { defineModal } from '../../../design-system/overlays/open-modal.ts';

/** From which change on one is told of a portfolio or an asset, and by which ways. */
export const thresholds = defineModal<{ of: 'portfolios' | 'assets' }>('thresholds');
