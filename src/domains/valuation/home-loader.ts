import type { AnyCall, CallArguments, CallOutput } from '../../foundation/contract.ts';
import type { ModuleSlug } from '../modules/contract.ts';

/** Calls an operation as the loader of a page does. */
type Call = <C extends AnyCall>(call: C, args: CallArguments<C>) => Promise<CallOutput<C>>;

/** What a module's card on the home page is made from. A module exports it from `home-figures.ts`, and it is found. */
export type HomeFigures<Figures> = {
  module: ModuleSlug;
  load(call: Call, query: { currency: string }): Promise<Figures>;
};
