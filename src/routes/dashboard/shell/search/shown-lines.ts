import { useTranslations } from 'use-intl';
import type { Command } from '../../../../design-system/overlays/command-palette.tsx';
import type { FoundOutput, SearchOutput } from '../../../../domains/search/contract.ts';
import { groupOfKind } from '../../../../domains/search/found-kinds.ts';
import { commandIdOf, recentCommand } from './found-command.tsx';
import { forgetRecent, type Recent, recentOf, remember } from './recent.ts';

/** A line of the list, and what choosing it does: an address to go to, or nothing more to do. */
export type Line = { command: Command; found?: FoundOutput; choose: () => string | undefined };

/** Chosen, it does something and leads nowhere. */
export const done = (doing: () => void) => () => {
  doing();
  return undefined;
};

/** The best answer wherever it stands, of equals the first (rule SE-1). */
export function bestOf(lines: readonly Line[]): Line | undefined {
  const found = lines.filter((line) => line.found);
  const best = Math.min(...found.map((line) => line.found!.rank));
  return found.find((line) => line.found!.rank === best);
}

/** Nearer than that an asset is what was meant. */
const meant = 2;

/** The asset that was looked for, if any. */
export function subjectOf(answer: SearchOutput | undefined): FoundOutput | undefined {
  const isAsset = ({ kind }: FoundOutput) => ['assets', 'catalogue'].includes(groupOfKind[kind]);
  return answer?.groups.flatMap(({ found }) => found).find((found) => isAsset(found) && found.rank <= meant);
}

type OfSubject = Record<'add' | 'tellOfPrice' | 'watch', (found: FoundOutput) => void>;

/** What can be done with the asset that was looked for. */
export function useSubjectLines({ add, tellOfPrice, watch }: OfSubject): (found: FoundOutput) => Line[] {
  const t = useTranslations('search.ofAsset');
  return (found) => {
    const line = (
      id: 'add' | 'sell' | 'level' | 'watch',
      icon: Command['icon'],
      choose: Line['choose'],
    ): Line => ({
      command: { id: `${id}-${commandIdOf(found)}`, label: t(id, { name: found.title }), icon },
      choose,
    });
    return [
      line(
        'add',
        'plus',
        done(() => add(found)),
      ),
      ...(found.kind === 'holding' ? [line('sell', 'target', () => `${found.to}#sale`)] : []),
      line(
        'level',
        'bell',
        done(() => tellOfPrice(found)),
      ),
      line(
        'watch',
        'eye',
        done(() => watch(found)),
      ),
    ];
  };
}

/** What was opened last, and the way to forget it. */
export function useRecentLines(userId: string): () => Line[] {
  const t = useTranslations('search');
  const lineOf = (recent: Recent): Line => ({
    command: recentCommand(recent),
    choose: () => {
      remember(userId, recent);
      return recent.to;
    },
  });
  return () => {
    const recent = recentOf(userId);
    if (recent.length === 0) return [];
    return [
      ...recent.map(lineOf),
      { command: { id: 'forget', label: t('forgetRecent'), icon: 'x' }, choose: done(forgetRecent) },
    ];
  };
}
