import { useNow, useTranslations } from 'use-intl';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import type { IntegrationOutput } from '../../contract.ts';
import { isHomeless } from './connected-view.ts';

/** As much as words need; what feeds a portfolio is told without its status, because it is connected. */
type Standing = Pick<IntegrationOutput, 'name' | 'last_result' | 'last_synced_at' | 'next_try_at'> & {
  status?: IntegrationOutput['status'];
};

const near = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const;

/** How a connection stands, in words. */
export function useConnectedWords() {
  const t = useTranslations('connected');
  const names = useCalendarNames();
  const now = useNow();
  const day = (text: string) => dayText(text, 'short', names);
  const dayAt = (at: string | Date) => day(inWarsaw(at).day);

  const moment = (at: string | Date): string => {
    const then = inWarsaw(at);
    const away = String(dayNumber(then.day) - dayNumber(inWarsaw(now).day));
    const word = away in near ? near[away as keyof typeof near] : 'other';
    return t(`moment.${word}`, { day: day(then.day), time: then.time });
  };

  const result = ({ added, corrected, removed }: NonNullable<IntegrationOutput['last_result']>): string => {
    const parts = [
      added > 0 && t('result.added', { count: added }),
      corrected > 0 && t('result.corrected', { count: corrected }),
      removed > 0 && t('result.removed', { count: removed }),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(', ') : t('result.nothing');
  };

  const nextTry = ({ next_try_at, last_result }: Standing): string | null => {
    if (next_try_at === null) return null;
    if (new Date(next_try_at) <= now) return t('when.soon');
    const key = last_result?.is === 'failed' ? 'when.nextTry' : 'when.next';
    return t(key, { when: moment(next_try_at) });
  };

  return {
    day,
    dayAt,
    moment,
    result,
    nextTry,
    /** What happened last: when it went well, or why it did not. */
    last: (one: Standing): string => {
      const { last_result, last_synced_at } = one;
      if (one.status === 'disconnected')
        return last_synced_at ? t('when.last', { when: moment(last_synced_at) }) : t('when.never');
      if (last_result === null) return t('when.first');
      if (last_result.is === 'failed') return t(`why.${last_result.failure ?? 'fault'}`, { name: one.name });
      return [last_synced_at && t('when.synchronised', { when: moment(last_synced_at) }), result(last_result)]
        .filter(Boolean)
        .join(' · ');
    },
    /** Which account goes where. */
    about: (one: IntegrationOutput, portfolios: readonly string[]): string => {
      if (one.status === 'disconnected' && one.disconnected_at)
        return t('disconnectedOn', { day: dayAt(one.disconnected_at), rows: one.rows });
      const count = one.accounts.length;
      const accounts =
        count > 3 ? t('accounts', { count }) : t('account', { count, accounts: one.accounts.join(', ') });
      return [
        count > 0 && accounts,
        isHomeless(one) && t('intoNone'),
        portfolios.length > 0 &&
          (portfolios.length > 3
            ? t('intoMany', { count: portfolios.length })
            : t('into', { portfolio: portfolios.join(', ') })),
        t(one.is_demo ? 'demo' : 'real'),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
