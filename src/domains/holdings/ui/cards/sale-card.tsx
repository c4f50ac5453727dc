import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Slider } from '../../../../design-system/inputs/slider.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { decimal, negated, over, rounded, textOf, times } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { Decision } from '../../../remarks/decisions-contract.ts';
import { DecisionWords } from '../../../remarks/ui/decision-words.tsx';
import type { PositionOutput, SaleOutput } from '../../contract.ts';
import { priceWords } from '../price/price-words.ts';
import type { ImaginedSale } from '../use-sale.ts';
import { priceNow } from './decisions-card.tsx';
import styles from './sale-card.module.css';

type Props = {
  position: PositionOutput;
  imagined: ImaginedSale;
  /** What was written at the last purchase. */
  decision?: Decision | undefined;
  onRecord?: () => void;
};

/** What selling some of it today would bring, first what is in hand (rules HO-8 to HO-10). */
export function SaleCard({ position, imagined, decision, onRecord }: Props) {
  const t = useTranslations('holding.sale');
  const remarks = useTranslations('remarks.decisions');
  const { sale, failed, loading, retry } = imagined;
  if (!sale) {
    return (
      <Card id="sale" graphite title={t('title')} className={styles.card}>
        <EmptyState title={t('noPrice')} />
      </Card>
    );
  }
  return (
    <Card id="sale" graphite className={styles.card} title={t('title')}>
      <Basis position={position} sale={sale} />
      <Chooser position={position} imagined={imagined} />
      {failed ? (
        <ErrorState title={t('failed')} onRetry={retry} />
      ) : (
        <div
          className={classNames(styles.result, loading && styles.waiting)}
          aria-busy={loading || undefined}
          aria-live="polite"
        >
          <Result sale={sale} position={position} />
        </div>
      )}
      {decision && (
        <section className={styles.words}>
          <h3>{remarks('atSale')}</h3>
          <DecisionWords decision={decision} now={priceNow(position, decision)} />
        </section>
      )}
      {onRecord && (
        <Button className={styles.record} onClick={onRecord}>
          {t('record')}
        </Button>
      )}
    </Card>
  );
}

function Basis({ position, sale }: { position: PositionOutput; sale: SaleOutput }) {
  const t = useTranslations('holding.sale');
  const { asset, shown_currency } = position;
  const price = priceWords(asset.currency).price(sale.price);
  const isForeign = asset.currency !== shown_currency;
  return (
    <p className={styles.faint}>
      {isForeign
        ? t('atRate', {
            price,
            currency: asset.currency.toUpperCase(),
            rate: formatAmount(sale.rate, shown_currency, { decimals: 4, isPublic: true }),
          })
        : t('at', { price })}
    </p>
  );
}

/** Steps of the slider where units are not whole. */
const parts = 100;
const mostSteps = 100_000;

function Chooser({ position, imagined }: Pick<Props, 'position' | 'imagined'>) {
  const t = useTranslations('holding.sale');
  const numbers = useNumbers();
  const { units: held } = position;
  const { units, setUnits, error } = imagined;
  const isWhole = !held.includes('.') && Number(held) <= mostSteps;
  const value = Number(units);
  const share = Number.isFinite(value) ? (value / Number(held)) * parts : 0;
  const slide = (to: number) => setUnits(isWhole ? String(to) : partOf(held, to));
  return (
    <div className={styles.chooser}>
      <Field label={t('units', { units: numbers.units(held) })} error={error}>
        <NumberInput
          value={units}
          onValueChange={setUnits}
          after={<TextLink onClick={() => setUnits(held)}>{t('all')}</TextLink>}
        />
      </Field>
      <Slider
        aria-label={t('slider')}
        min={1}
        max={isWhole ? Number(held) : parts}
        step={1}
        value={isWhole ? (Number.isFinite(value) ? value : 1) : share}
        onValueChange={slide}
      />
    </div>
  );
}

/** So many hundredths of it, with no more decimals than people sell. */
function partOf(held: string, hundredths: number): string {
  if (hundredths >= parts) return held;
  return textOf(rounded(over(times(decimal(held), decimal(String(hundredths))), decimal(String(parts))), 8));
}

function Result({ sale, position }: { sale: SaleOutput; position: PositionOutput }) {
  const t = useTranslations('holding.sale');
  const currency = position.shown_currency.toUpperCase();
  const lines = useLines(sale, position);
  return (
    <>
      <p className={styles.faint}>{t(sale.tax === null ? 'inHandFree' : 'inHand')}</p>
      <p className={styles.inHand}>
        <Amount value={sale.in_hand} currency={currency} greyMinor />
      </p>
      <KeyValueList items={lines} />
      <p className={styles.estimate}>{t(sale.tax === null ? 'estimateFree' : 'estimate')}</p>
    </>
  );
}

function useLines(sale: SaleOutput, { asset, shown_currency }: PositionOutput) {
  const t = useTranslations('holding.sale');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const currency = shown_currency.toUpperCase();
  const less = (amount: string) => <Amount value={textOf(negated(decimal(amount)))} currency={currency} />;
  const percent = (value: number, decimals: number) => numbers.percent(plain(value) ?? '0', { decimals });
  const [only] = sale.lots;
  const cost =
    sale.method === 'average' || !only
      ? t('cost')
      : sale.lots_count === 1
        ? t('costLot', { units: numbers.units(only.units), day: dayText(only.day, 'short', names) })
        : t(sale.method === 'lifo' ? 'costLotsNewest' : 'costLots', { count: sale.lots_count });
  const gain = formatAmount(sale.gain, currency, { signed: true });
  return [
    {
      key: 'proceeds',
      label: t('proceeds', {
        units: numbers.units(sale.units),
        price: priceWords(asset.currency).price(sale.price),
      }),
      value: <Amount value={sale.proceeds} currency={currency} />,
    },
    ...(sale.commission
      ? [
          {
            key: 'commission',
            label: t('commission', {
              percent: percent(sale.commission.percent, 2),
              day: dayText(sale.commission.day, 'short', names),
            }),
            value: less(sale.commission.amount),
          },
        ]
      : []),
    { key: 'cost', label: cost, value: less(sale.cost) },
    {
      key: 'gain',
      label: (
        <>
          {t('gain')}{' '}
          <Explain
            of={t('gain')}
            sentence={t.rich('gainSentence', { gain, b: (words) => <b>{words}</b> })}
            formula={t('gainFormula')}
          />
        </>
      ),
      value: <Change amount={sale.gain} currency={currency} hideArrow />,
    },
    {
      key: 'tax',
      label: t(sale.tax === null ? 'noTax' : 'tax'),
      value: sale.tax === null ? t('noTaxText') : less(sale.tax),
    },
    ...(sale.share_before !== null && sale.share_after !== null
      ? [
          {
            key: 'share',
            label: t('share'),
            value: t('shares', {
              before: percent(sale.share_before, 1),
              after: percent(sale.share_after, 1),
            }),
          },
        ]
      : []),
  ];
}
