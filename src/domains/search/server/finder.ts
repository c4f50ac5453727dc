import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { FoundOutput } from '../contract.ts';
import type { Phrase } from '../matching/match-words.ts';

/** Something that can be found. */
export type Findable = Pick<FoundOutput, 'kind' | 'id' | 'title' | 'to'> &
  Partial<Pick<FoundOutput, 'note' | 'ticker' | 'amount' | 'change_percent' | 'facts'>> & {
    /** What it is found by beside its title, in whatever language. */
    words: readonly string[];
    /** The finder has looked itself whether it fits. */
    fits?: true;
  };

/** What a search is for. */
export type Asked = {
  phrase: Phrase;
  /** The shown currency by its lowercase title. */
  currency: string | undefined;
};

/**
 * What a domain brings to the search. `listed` is all the caller has of it, a bounded list that the search chooses from, and
 * whose words correct what was mistyped; `asked` looks into what is too large for that, and may find too much.
 */
export type Finder =
  | { listed(context: Context, currency: string | undefined): Promise<readonly Findable[]> }
  | { asked(context: Context, asked: Asked): Promise<readonly Findable[]> };

export const searchable = defineSlot<Finder>('searchable');
