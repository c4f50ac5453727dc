import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { currencyUnit, formatAmount } from '../../../../foundation/format-amount.ts';
import type { PositionOutput } from '../../contract.ts';
import { Bars } from './bars.tsx';
import styles from './small-card.module.css';

/** What of the unrealised gain the price made and what the currency (rule P-9); nothing where both are the same. */
export function CurrencyCard({ position }: { position: PositionOutput }) {
  const t = useTranslations('holding.currency');
  const { figures, asset, price } = position;
  const shown = position.shown_currency.toUpperCase();
  const quoted = asset.currency.toUpperCase();
  const { price_effect: ofPrice, unrealised_fx_effect: ofFx, unrealised } = figures;
  if (ofPrice === null || ofFx === null || unrealised === null) return null;
  const amount = (value: string) => <Amount value={value} currency={shown} signed bare />;
  const look = (value: string) => (Number(value) < 0 ? ('loss' as const) : ('gain' as const));
  const signed = (value: string) => formatAmount(value, shown, { signed: true });
  return (
    <Card
      title={
        <>
          {t('title')}{' '}
          <Explain
            of={t('title')}
            sentence={t.rich('explain', {
              price: signed(ofPrice),
              fx: signed(ofFx),
              b: (words) => <b>{words}</b>,
            })}
            formula={t('explainFormula')}
          />
        </>
      }
      action={<span className={styles.faint}>{t('unit', { currency: currencyUnit(shown) })}</span>}
    >
      <Bars
        label={t('title')}
        bars={[
          {
            key: 'price',
            name: t('price', { currency: quoted }),
            figure: amount(ofPrice),
            to: Number(ofPrice),
            look: look(ofPrice),
          },
          {
            key: 'fx',
            name: t('fx', { currency: quoted }),
            figure: amount(ofFx),
            from: Number(ofPrice),
            to: Number(unrealised),
            look: look(ofFx),
          },
          {
            key: 'total',
            name: t('total'),
            figure: amount(unrealised),
            to: Number(unrealised),
            look: 'amber',
          },
        ]}
      />
      {price.rate !== null && price.rate_bought !== null && (
        <p className={styles.foot}>
          {t('text', {
            currency: quoted,
            before: formatAmount(price.rate_bought, shown, { decimals: 4, isPublic: true }),
            now: formatAmount(price.rate, shown, { decimals: 4, isPublic: true }),
          })}
        </p>
      )}
    </Card>
  );
}
