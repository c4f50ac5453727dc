import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Carrier } from './dispatch.ts';

/** Ways out of the product beside mail. */
export const carriers = defineSlot<Carrier>('carriers');
