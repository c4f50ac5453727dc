import { useTranslations } from 'use-intl';
import { Banner } from '../../../design-system/states/banner.tsx';
import type { HoldingOutput } from '../../../domains/performance/contract.ts';
import type { TotalFigures } from '../../../domains/valuation/figures-contract.ts';
import styles from './assets.module.css';

type Props = { figures: TotalFigures; holdings: readonly HoldingOutput[] };

const mostNames = 3;

/** What the figures lack, by name: assets without a price or rate, estimates, cash below zero. */
export function AssetsNotices({ figures, holdings }: Props) {
  const t = useTranslations('assets.partial');
  const missing = holdings.filter(({ market_value }) => market_value === null);
  const estimated = holdings.filter(
    ({ market_value, price_kind }) => market_value !== null && price_kind === 'estimate',
  );
  const overdrawn = figures.cash.filter(({ is_negative }) => is_negative);
  const namesOf = (assets: readonly HoldingOutput[]) => {
    const names = assets
      .slice(0, mostNames)
      .map(({ title }) => title)
      .join(', ');
    return assets.length > mostNames ? t('more', { names, count: assets.length - mostNames }) : names;
  };
  if (missing.length + estimated.length + overdrawn.length === 0) return null;
  return (
    <div className={styles.notices}>
      {missing.length > 0 && (
        <Banner tone="amber" icon="warning">
          {t('missing', { count: missing.length, names: namesOf(missing) })}. {t('missingText')}
        </Banner>
      )}
      {estimated.length > 0 && (
        <Banner icon="info">{t('estimated', { count: estimated.length, names: namesOf(estimated) })}.</Banner>
      )}
      {overdrawn.length > 0 && (
        <Banner tone="amber" icon="warning">
          {t('negativeCash', {
            currencies: overdrawn.map(({ currency }) => currency.toUpperCase()).join(', '),
          })}
        </Banner>
      )}
    </div>
  );
}
