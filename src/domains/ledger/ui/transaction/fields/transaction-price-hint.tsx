import { useTranslations } from 'use-intl';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../../design-system/layout/text-link.tsx';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import { useAssetNote } from '../../asset/use-asset-note.ts';
import { type DayPrice, decimalsOf } from '../transaction-price.ts';

type Props = {
  /** Undefined while it is asked for. */
  price: DayPrice | null | undefined;
  /** The same for one unit, if that can be said. */
  quote: string | null;
  code: string | undefined;
  mic: string;
  today: string;
  /** Nothing where it stands in the field already. */
  onUse?: () => void;
};

/** Where a price comes from: the market, its day, and whether it is simulated. */
export function TransactionPriceHint({ price, quote, code, mic, today, onUse }: Props) {
  const t = useTranslations('transactions.form');
  const names = useCalendarNames();
  const { exchange } = useAssetNote();
  if (price === undefined) return null;
  if (price === null || quote === null) return t('noPrice');
  const day = dayText(price.day, 'short', names);
  const market = exchange(mic);
  const origin = !market
    ? t('closeOf', { day })
    : t(price.day === today ? 'latest' : 'close', { exchange: market, day });
  return (
    <>
      {price.isSimulated
        ? t('simulated', { price: origin })
        : t('from', { price: origin, source: price.source })}
      {onUse && code && (
        <>
          {' '}
          <TextLink tone="amber" onClick={onUse}>
            {t('usePrice', {
              price: formatAmount(quote, code, { decimals: decimalsOf(quote), isPublic: true }),
            })}
          </TextLink>
        </>
      )}
    </>
  );
}
