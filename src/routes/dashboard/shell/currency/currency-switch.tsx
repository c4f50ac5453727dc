import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { chooseCurrenciesModal } from '../../../../domains/market-data/ui/market-modals.ts';
import { type Currency, rateBetween, shownRate } from './currency-choice.ts';
import styles from './currency-switch.module.css';

type Props = { currencies: readonly Currency[]; currency: string; onChoose: (currency: string) => void };

/** Which currency amounts are shown in, with its rate; on a phone only its code. */
export function CurrencySwitch({ currencies, currency, onChoose }: Props) {
  const t = useTranslations('dashboard.currency');
  const numbers = useNumbers();
  if (currencies.length === 0) return null;
  const rate = shownRate(currencies, currency, numbers);
  const simulated = currencies.some((one) => one.rates_simulated);
  // Without any rate nothing could be shown in it.
  const offered = currencies.filter(
    ({ title, exchange_rates }) => title === currency || Object.keys(exchange_rates).length > 0,
  );
  const code = currency.toUpperCase();
  const rateText = rate && (code === rate.quote ? t('rate', rate) : t('rateIn', rate));
  return (
    <Menu
      trigger={
        <button type="button" className={styles.pill} title={simulated ? t('simulated') : undefined}>
          <span className="visually-hidden">{t('label')}</span>
          <b>{code}</b>
          {rateText && <span className={styles.rate}>· {rateText}</span>}
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </button>
      }
      header={
        <div className={styles.head}>
          <b>{t('choose')}</b>
          {simulated && <span>{t('simulatedNote')}</span>}
        </div>
      }
      items={[
        ...offered.map(({ title, display_title, name }) => {
          const own = title === 'pln' ? undefined : rateBetween(currencies, [title, 'pln'], numbers);
          return {
            label: `${display_title} · ${name}`,
            note: own && t('rateIn', own),
            checked: title === currency,
            onSelect: () => onChoose(title),
          };
        }),
        'separator',
        { label: t('others'), icon: 'sliders', onSelect: () => void openModal(chooseCurrenciesModal) },
      ]}
    />
  );
}
