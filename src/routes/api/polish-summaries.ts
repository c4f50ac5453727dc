import account from '../../i18n/catalogues/pl/api-docs/summaries-account.ts';
import wealth from '../../i18n/catalogues/pl/api-docs/summaries-wealth.ts';
import work from '../../i18n/catalogues/pl/api-docs/summaries-work.ts';

/** What each call does, in Polish. Contracts say it in English, where whoever writes them reads it. */
export const polishSummaries: Readonly<Record<string, string>> = { ...wealth, ...work, ...account };
