import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { useNominalMark } from '../../../valuation/ui/basis/use-nominal-mark.ts';
import { EmptyNote } from '../../../valuation/ui/card-note.tsx';
import { profitSteps } from '../../explain/profit-sources.ts';
import styles from './sources-card.module.css';
import { SourcesWaterfall } from './sources-waterfall.tsx';

type Props = { figures: TotalFigures };

/** From zero to the profit, one source after the other. */
export function SourcesCard({ figures }: Props) {
  const t = useTranslations('assets.sources');
  const currency = figures.shown_currency.toUpperCase();
  const mark = useNominalMark(currency);
  const steps = profitSteps(figures);
  const nothing = steps?.every(({ amount }) => isZero(decimal(amount)));
  // Without other currencies there is nothing to keep constant.
  const abroad = steps?.some(({ source, amount }) => source === 'fxEffect' && !isZero(decimal(amount)));
  const money = (value: string | null, signed = false) => (
    <Amount value={value} currency={currency} signed={signed} />
  );
  return (
    <Card
      title={t('title')}
      action={
        <span className={styles.since}>
          {t('note', { currency: currencyUnit(currency) })}
          {mark}
        </span>
      }
      className={styles.card}
    >
      {!steps && <EmptyNote>{t('unknown')}</EmptyNote>}
      {nothing && <EmptyNote>{t('empty')}</EmptyNote>}
      {steps && !nothing && (
        <BelowFirstScreen height={470}>
          <SourcesWaterfall steps={steps} currency={currency} />
          <p className={styles.note}>
            {abroad &&
              t.rich('constantNote', {
                realised: () => money(figures.realised, true),
                unrealised: () => money(figures.unrealised, true),
              })}{' '}
            {!isZero(decimal(figures.dividends.tax ?? '0')) &&
              t.rich('taxNote', { tax: () => money(figures.dividends.tax) })}
          </p>
        </BelowFirstScreen>
      )}
    </Card>
  );
}
