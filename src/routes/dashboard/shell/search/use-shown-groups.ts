import { useTranslations } from 'use-intl';
import type { CommandGroup } from '../../../../design-system/overlays/command-palette.tsx';
import type { FoundOutput, SearchOutput } from '../../../../domains/search/contract.ts';
import { type FoundGroup, foundGroups } from '../../../../domains/search/found-kinds.ts';
import { useFoundCommand } from './found-command.tsx';
import { remember } from './recent.ts';
import type { Searched } from './search.tsx';
import { useFoundCount } from './search-chips.tsx';
import { bestOf, type Line, subjectOf, useRecentLines, useSubjectLines } from './shown-lines.ts';
import { useActions } from './use-actions.ts';

type Options = {
  answer: SearchOutput | undefined;
  typed: string;
  /** Only this one. */
  group: FoundGroup | null;
  searched: Searched;
  close: () => void;
};

type Section = { label: string; count?: string; lines: Line[] };
/** A group with how many are in it, those that can be done with what was meant among them. */
type Counted = { group: FoundGroup; total: number };

/** The list as it is shown: what was found, what can be done with the best of it, and before typing what was opened last. */
export function useShownGroups({ answer, typed, group, searched, close }: Options) {
  const t = useTranslations('search');
  const linesOf = useGroupLines(answer, searched, close);
  const recentLines = useRecentLines(searched.userId);
  const count = useFoundCount();
  const isTyped = typed.trim() !== '';
  const counted: Counted[] = foundGroups.map((name) => {
    const total = answer?.groups.find((one) => one.group === name)?.total ?? 0;
    return { group: name, total: name === 'actions' ? Math.max(total, linesOf(name).length) : total };
  });
  const sections: Section[] = counted
    .filter((one) => group === null || group === one.group)
    .map(({ group: name, total }) => ({
      label: t(`groups.${name}`),
      lines: linesOf(name),
      ...(isTyped && { count: count(total) }),
    }));
  const recent: Section = { label: t('groups.recent'), lines: isTyped ? [] : recentLines() };
  const shown = [recent, ...sections].filter(({ lines }) => lines.length > 0);
  const all = shown.flatMap(({ lines }) => lines);
  const lineAt = (id: string) => all.find(({ command }) => command.id === id);
  return {
    groups: shown.map(
      ({ label, count: many, lines }): CommandGroup => ({
        label,
        count: many,
        commands: lines.map(({ command }) => command),
      }),
    ),
    run: (id: string) => lineAt(id)?.choose(),
    counted: counted.filter(({ total }) => total > 0),
    previewOf: (id: string) => previewable(lineAt(id)) ?? all.map(previewable).find(Boolean),
    best: isTyped ? bestOf(all)?.command.id : undefined,
  };
}

/** Of what something is known before it is opened; beside a line that has nothing to show stands the first that has. */
function previewable(line: Line | undefined): FoundOutput | undefined {
  const found = line?.found;
  return found && (found.amount || Object.keys(found.facts).length > 0) ? found : undefined;
}

/** The lines of a group of the answer; with the actions also those of the asset that was meant. */
function useGroupLines(answer: SearchOutput | undefined, searched: Searched, close: () => void) {
  const { userId, mayWrite, portfolios, actions } = searched;
  const t = useTranslations('search');
  const { act, add: addAsset, tellOfPrice, watch } = useActions(portfolios, actions);
  const add = ({ facts }: FoundOutput) =>
    addAsset({ assetId: facts.asset_id!, holdingId: facts.holding_id, portfolioId: facts.portfolio_id });
  const closing = (choose: (found: FoundOutput) => void) => (found: FoundOutput) => {
    close();
    choose(found);
  };
  const commandOf = useFoundCommand(mayWrite ? { add: closing(add), watch: closing(watch) } : null);
  const subjectLines = useSubjectLines({ add, tellOfPrice, watch });
  const subject = mayWrite ? subjectOf(answer) : undefined;
  // Amounts are either hidden or shown.
  const useless = actions.amounts.hidden ? 'hideAmounts' : 'showAmounts';

  const lineOf = (found: FoundOutput): Line => ({
    command: commandOf(found),
    found,
    choose: () => {
      if (found.to === null) act(found.id);
      else remember(userId, { ...found, to: found.to });
      return found.to ?? undefined;
    },
  });
  return (name: FoundGroup): Line[] => {
    const own = answer?.groups.find((one) => one.group === name);
    const lines = (own?.found ?? []).filter(({ id }) => id !== useless).map(lineOf);
    const more = own?.more ?? undefined;
    const label = t('showAll', { group: t(`chips.${name}`) });
    return [
      ...(name === 'actions' && subject ? subjectLines(subject) : []),
      ...lines,
      ...(more
        ? [{ command: { id: `more-${name}`, label, icon: 'arrow-right' as const }, choose: () => more }]
        : []),
    ];
  };
}
