import { useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { decimalsOf } from '../transaction/transaction-price.ts';
import type { FetchedPrice } from './use-asset-price.ts';

type Props = {
  price: FetchedPrice;
  /** What stands in the field. */
  typed: string;
  code: string | undefined;
  onUse: (price: string) => void;
};

/** Where the prefilled price comes from; another one typed over it can be taken back with one tap. */
export function AssetPriceHint({ price, typed, code, onUse }: Props) {
  const t = useTranslations('ledger.asset');
  const names = useCalendarNames();
  if (price.state === 'idle') return null;
  if (price.state === 'waiting') return t('priceWaiting');
  if (price.state === 'failed') return t('priceFailed');
  if (price.state !== 'known' || price.perUnit === null) return t('priceNone');
  const { perUnit } = price;
  const { day, isCarried, isSimulated } = price.price;
  const kind = isSimulated ? 'priceSimulated' : isCarried ? 'priceCarried' : 'priceOf';
  return (
    <>
      {t(kind, { day: dayText(day, 'short', names) })}
      {typed !== perUnit && code && (
        <>
          {' '}
          <TextLink tone="amber" onClick={() => onUse(perUnit)}>
            {t('usePrice', {
              price: formatAmount(perUnit, code, { decimals: decimalsOf(perUnit), isPublic: true }),
            })}
          </TextLink>
        </>
      )}
    </>
  );
}
