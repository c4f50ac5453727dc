import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import type { AnyHomeCard } from '../../valuation/ui/home-card.ts';
import type { FigureWords } from '../dashboard-from-figures.ts';

/** The words of the dashboard's figures in the reader's language; those of what is coming are the modules'. */
export function useFigureWords(modules: readonly AnyHomeCard[]): FigureWords {
  const allocation = useTranslations('dashboard.home.allocation');
  const words = { t: useTranslations('dashboard.home.upcoming'), numbers: useNumbers() };
  const wordsByKind = new Map(modules.flatMap(({ upcoming = {} }) => Object.entries(upcoming)));
  return {
    cash: allocation('cash'),
    ownHands: allocation('ownHands'),
    deposits: allocation('deposits'),
    others: allocation('others'),
    event(event) {
      const tell = wordsByKind.get(event.kind);
      // A newer server may know of more than this page.
      if (!tell) return { title: event.title, note: '' };
      return { title: tell.title(event, words), note: tell.note(event, words) };
    },
  };
}
