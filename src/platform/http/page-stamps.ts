import { defineSlot } from '../domains/slot.ts';
import type { Context } from './context.ts';

/**
 * A page of one person that is the same for every visitor who has its address. It is kept under a stamp that changes
 * with whatever it shows; without one it is made anew each time. What cannot be shown throws, as its loader would.
 */
export type PageStamp = {
  /** The name of the page; the last part of its address is given. */
  page: string;
  stampOf(context: Context, id: string): Promise<string | undefined>;
};

export const pageStamps = defineSlot<PageStamp>('page stamps');
