import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Tooltip } from '../../../../design-system/overlays/tooltip.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { exchangeName } from '../../../instruments/exchange-name.ts';
import { priceText } from '../../../market-data/ui/price-text.ts';
import type { HoldingOutput } from '../../contract.ts';
import type { CashBalance } from '../../positions/holding-rows.ts';
import { isShort } from '../../positions/is-short.ts';
import styles from './holdings-page-cells.module.css';

type NameProps = {
  holding: HoldingOutput;
  /** Where several portfolios stand in one table. */
  withPortfolio: boolean;
};

/** Leads to the page of the holding, from anywhere in its row (HO-12). */
export function HoldingName({ holding, withPortfolio }: NameProps) {
  const t = useTranslations('assets.holdings');
  const to = usePath();
  const { class_name, subclass_name, mic, is_valid, broker_id, is_child_asset } = holding;
  return (
    <span className={styles.name}>
      <AssetName
        ticker={holding.name}
        name={holding.title}
        to={to('holding', { id: holding.id })}
        leadsRow
        note={
          <>
            {[subclass_name ?? class_name, exchangeName(mic), isShort(holding.volume) && t('short')]
              .filter(Boolean)
              .join(', ')}
            {withPortfolio && <span className={styles.phone}> · {holding.portfolio_name}</span>}
          </>
        }
      />
      {is_valid === 0 && <Mark icon="warning" text={t('invalid')} warns />}
      {broker_id !== null && <Mark icon="lock" text={t('brokerNote')} />}
      {is_child_asset && <Mark icon="link" text={t('child')} />}
    </span>
  );
}

function Mark({ icon, text, warns }: { icon: 'warning' | 'lock' | 'link'; text: string; warns?: boolean }) {
  return (
    <Tooltip text={text}>
      <button type="button" className={warns ? styles.warning : styles.mark} aria-label={text}>
        <Icon name={icon} size={16} />
      </button>
    </Tooltip>
  );
}

type PriceProps = {
  holding: HoldingOutput;
  /** The day the whole page is of: a price of that day needs no word. */
  closeDay: string | null;
};

/** In the instrument's own currency and unit; an older price or an estimate says so. */
export function HoldingPrice({ holding, closeDay }: PriceProps) {
  const numbers = useNumbers();
  const t = useTranslations('assets.holdings');
  const names = useCalendarNames();
  const { current_price, price_kind, price_day } = holding;
  if (current_price === null || price_kind === 'none') return <Unknown reason={t('noPrice')} />;
  return (
    <span className={styles.price}>
      {priceText(
        {
          price: current_price,
          price_unit: holding.price_unit,
          currency: holding.price_currency,
          class: holding.class,
        },
        numbers,
      )}
      {price_kind === 'carried' && price_day && price_day !== closeDay && (
        <small className={styles.ofDay}>{t('carried', { day: dayText(price_day, 'dayMonth', names) })}</small>
      )}
      {price_kind === 'estimate' && (
        <small className={classNames(styles.ofDay, styles.estimate)}>{t('estimate')}</small>
      )}
    </span>
  );
}

export function CashName({ cash, alone }: { cash: CashBalance; alone: boolean }) {
  const t = useTranslations('assets.holdings');
  const code = cash.currency.toUpperCase();
  return (
    <AssetName
      ticker={code}
      name={alone ? t('cash') : t('cashIn', { currency: code })}
      note={cash.is_negative ? <span className={styles.warning}>{t('belowZero')}</span> : undefined}
    />
  );
}
