import { locales } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { path } from '../../../i18n/paths.ts';
import type { Findable, Finder } from '../../search/server/finder.ts';

const tools = [
  { page: 'savingsCalculator', area: 'toolSavings' },
  { page: 'overpaymentCalculator', area: 'toolOverpayment' },
  { page: 'bondCalculator', area: 'toolBonds' },
  { page: 'loanCalculator', area: 'toolLoan' },
] as const;

const known = new Map<string, Findable[]>();

/** Calculators by their names and descriptions in both languages. */
export const findTools: Finder = {
  async listed({ locale }) {
    const found =
      known.get(locale) ??
      tools.map(({ page, area }) => ({
        kind: 'tool' as const,
        id: page,
        title: allMessages(locale)[area].name,
        words: locales.flatMap((each) => {
          const { name, title, meta } = allMessages(each)[area];
          return [name, title, meta.title, meta.text];
        }),
        to: path(page, locale),
      }));
    known.set(locale, found);
    return found;
  },
};
