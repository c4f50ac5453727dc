import type { CallInput, CallResult } from '../../../foundation/contract.ts';
import type { PageName } from '../../../i18n/paths.ts';
import { path } from '../../../i18n/paths.ts';
import type { Slots } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type FoundOutput, mostFound, type search as searchCall } from '../contract.ts';
import { type FoundGroup, foundGroups, groupOfKind } from '../found-kinds.ts';
import { correctedPhrase } from '../matching/correct-words.ts';
import { type Phrase, phraseOf } from '../matching/match-words.ts';
import type { Findable, Finder } from './finder.ts';
import { searchable } from './finder.ts';
import { foundOf, rankFound, textOf } from './rank-found.ts';
import { withoutVerb } from './without-verb.ts';

type Query = CallInput<typeof searchCall>['query'];
type Answer = CallResult<typeof searchCall>;

/** How many of a group are told at once, and of the one that is asked for. */
const shownOfGroup = 5;
const shownOfChosen = 20;
/** Before anything is typed. */
const suggestedGroups: readonly FoundGroup[] = ['actions', 'help'];
/** Typed first, it leaves only what can be done. */
const actionsOnly = '>';

/** Looks everywhere at once; a second time only with words that were put right, or without the verb before them. */
export function searchEverything(slots: Slots) {
  const finders = slots.all(searchable);
  return async (context: Context, { query }: { query: Query }): Promise<Answer> => {
    const typed = query.q.trim();
    const phrase = phraseOf(typed);
    const listed = await everythingListed(finders, context, query.currency);
    if (phrase.words.length === 0) {
      const isNothing = typed !== '' && typed !== actionsOnly;
      return answerOf(isNothing ? [] : suggestions(listed, typed === actionsOnly), null, query, context);
    }
    const look = async (words: Phrase) => [
      ...listed,
      ...(await everythingAsked(finders, context, words, query.currency)),
    ];
    const { found, corrected } = await bestOf(phrase, look, query.as_typed === '1');
    const kept = typed.startsWith(actionsOnly) ? found.filter(({ kind }) => kind === 'action') : found;
    return answerOf(kept, corrected, query, context);
  };
}

async function bestOf(phrase: Phrase, look: (words: Phrase) => Promise<Findable[]>, asTyped: boolean) {
  const near = await look(phrase);
  const found = rankFound(phrase, near);
  if (found.length > 0 || asTyped) return { found, corrected: null };
  const object = withoutVerb(phrase);
  if (object) {
    const ofObject = rankFound(object, await look(object));
    if (ofObject.length > 0) return { found: ofObject, corrected: null };
  }
  const right = correctedPhrase(phrase, near.toSorted(byGroup).map(textOf));
  const again = right ? rankFound(right, await look(right)) : [];
  return { found: again, corrected: again.length > 0 ? right!.text : null };
}

const byGroup = (a: Findable, b: Findable) =>
  foundGroups.indexOf(groupOfKind[a.kind]) - foundGroups.indexOf(groupOfKind[b.kind]);

async function everythingListed(
  finders: readonly Finder[],
  context: Context,
  currency: string | undefined,
): Promise<Findable[]> {
  const lists = finders.map((finder) => ('listed' in finder ? finder.listed(context, currency) : []));
  return (await Promise.all(lists)).flat();
}

async function everythingAsked(
  finders: readonly Finder[],
  context: Context,
  phrase: Phrase,
  currency: string | undefined,
): Promise<Findable[]> {
  const lists = finders.map((finder) =>
    'asked' in finder ? finder.asked(context, { phrase, currency }) : [],
  );
  return (await Promise.all(lists)).flat();
}

function suggestions(listed: readonly Findable[], onlyActions: boolean): FoundOutput[] {
  const groups = onlyActions ? ['actions'] : suggestedGroups;
  return listed
    .filter(({ kind }) => kind === 'action' || kind === 'page')
    .filter(({ kind }) => groups.includes(groupOfKind[kind]))
    .map((one) => foundOf(one, 0));
}

function answerOf(
  found: readonly FoundOutput[],
  corrected: string | null,
  query: Query,
  { locale }: Context,
): Answer {
  const words = corrected ?? query.q.trim();
  const groups = foundGroups.flatMap((group) => {
    const own = found.filter(({ kind }) => groupOfKind[kind] === group);
    if (own.length === 0) return [];
    const shown = own.slice(0, group === query.group ? shownOfChosen : shownOfGroup);
    const page = lists[group];
    const more =
      page && own.length > shown.length
        ? `${path(page, locale)}?${new URLSearchParams({ search: words })}`
        : null;
    return [{ group, total: Math.min(own.length, mostFound), more, found: shown }];
  });
  return { data: { corrected, groups } };
}

/** Pages with a search of their own. */
const lists: Partial<Record<FoundGroup, PageName>> = {
  catalogue: 'allAssets',
  transactions: 'transactions',
  strategies: 'strategies',
};
