import { useLocale, useTranslations } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import type { DepositNote } from '../../../ledger/ui/transaction/transaction-dialog.tsx';
import { roomAfter } from '../../wrappers/room-after.ts';
import { readWrapper } from '../../wrappers-contract.ts';
import { useTaxWords } from '../use-tax-words.ts';

type Props = Parameters<DepositNote>[0];

/** Says before it is saved that a deposit exceeds the limit of its account (rule WR-4); elsewhere nothing. */
export function DepositLimit({ portfolioId, day, total, currency, id }: Props) {
  const t = useTranslations('wrappers.form');
  const kinds = useTranslations('common.accountKinds');
  const words = useTaxWords();
  const locale = useLocale();
  const year = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.slice(0, 4) : null;
  // In złoty the day changes nothing within a year.
  const foreign = currency === undefined || currency === 'PLN' ? {} : { currency, day };
  const asked = portfolioId && year ? [portfolioId, year, ...Object.values(foreign)].join(' ') : null;
  const { shown } = useLoaded(asked, (signal) =>
    callApi(readWrapper, { params: { id: portfolioId }, query: { year: year!, ...foreign } }, locale, signal),
  );
  if (shown.state !== 'ready' || !year) return null;
  const after = roomAfter(shown.value.data, { id, total, currency });
  if (!after) return null;
  const about = { kind: kinds(after.kind), year };
  const { rate } = shown.value.data;
  const counted = rate !== null && currency && ` ${t('atRate', { currency, rate: words.mid(rate) })}`;
  switch (after.state) {
    case 'over':
      return (
        <Banner tone="amber">
          {t('over', { ...about, excess: words.pln(after.amount) })}
          {counted}
        </Banner>
      );
    case 'left':
      return (
        <Banner>
          {t('left', { ...about, room: words.pln(after.amount) })}
          {counted}
        </Banner>
      );
    case 'before':
      return <Banner>{t('before', { ...about, room: words.pln(after.amount) })}</Banner>;
    case 'no-rate':
      return (
        <Banner tone="amber">
          {t('before', { ...about, room: words.pln(after.amount) })} {t('noRate', { currency: currency! })}
        </Banner>
      );
    default:
      return <Banner>{t('notAnnounced', about)}</Banner>;
  }
}
