import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { ModuleSlug } from '../../modules/contract.ts';
import type { ModuleValue } from '../module-value.ts';

/** A module whose records have a value: the home page and the statistics add up all of them. */
export type ValuedModule = {
  slug: ModuleSlug;
  /** Changes whenever its answer might: what was made from another one is not shown again. */
  stamp(context: Context, query: { withTaxes: boolean }): Promise<string>;
  /** What the caller has in it, in the shown currency; null where there is nothing. */
  value(
    context: Context,
    query: {
      currency: string;
      today: number;
      /** With what would be due on it by day, where the module knows that (BA-6); asked for in złoty only. */
      withTaxes?: boolean;
    },
  ): Promise<ModuleValue | null>;
};

export const valuedModules = defineSlot<ValuedModule>('valued modules');
