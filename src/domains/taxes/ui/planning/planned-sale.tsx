import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import type { PlannedPosition, PlannedSaleOutput } from '../../planning-contract.ts';
import { RateCell } from '../rate-cell.tsx';
import { useTaxWords, zloty } from '../use-tax-words.ts';
import styles from './sale-dialog.module.css';

type Props = { sale: PlannedSaleOutput; position: PlannedPosition; year: number };

/** Lots, gain, tax and what is left of a sale that nobody made. */
export function PlannedSale({ sale, position, year }: Props) {
  const t = useTranslations('taxPlanning.dialog');
  const words = useTaxWords();
  const { gain, lots, tax_year } = sale;
  const money = (value: string | null, signed = false) => (
    <Amount value={value} currency={zloty} decimals={2} signed={signed} />
  );
  const taxNote = t('taxNote', { now: words.pln(sale.to_pay_now), after: words.pln(sale.to_pay_after) });
  return (
    <section aria-live="polite">
      {tax_year !== year && <Banner tone="amber">{t('nextYear', { year: String(tax_year) })}</Banner>}
      <KeyValueList
        items={[
          {
            key: 'revenue',
            label: <Noted name={t('revenue')} note={priceNote()} />,
            value: money(sale.revenue),
          },
          ...(sale.cost === null
            ? []
            : [
                { key: 'cost', label: t('cost'), value: money(sale.cost) },
                { key: 'gain', label: t(Number(gain) < 0 ? 'loss' : 'gain'), value: money(gain, true) },
              ]),
          {
            ...{ key: 'tax', value: money(sale.tax_change, true) },
            label: <Noted name={t('tax', { year: String(tax_year) })} note={taxNote} />,
          },
          { key: 'net', label: <b>{t('net')}</b>, value: <b>{money(sale.net)}</b> },
        ]}
      />
      {position.is_crypto && <p className={styles.note}>{t('crypto')}</p>}
      {lots.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('lots')}</h3>
          <PlainTable
            label={t('lots')}
            className={styles.lots}
            head={[t('bought'), t('lotUnits'), t('rate'), t('lotCost')]}
            rows={lots.map((lot, at) => ({
              key: `${lot.id} ${at}`,
              cells: [
                words.day(lot.acquired),
                words.units(lot.quantity),
                <RateCell key="rate" rate={lot.rate} currency={lot.currency} />,
                <Amount key="pln" value={lot.pln} currency={zloty} bare decimals={2} />,
              ],
            }))}
          />
        </>
      )}
    </section>
  );

  function priceNote(): string {
    const { price, currency } = sale;
    const day = position.price_day ? words.day(position.price_day) : '';
    return [
      t('price', { price: words.mid(price), currency, day }),
      ...(position.is_estimate ? [t('estimate')] : []),
      t('taxDay', { day: words.day(sale.tax_day) }),
    ].join(' · ');
  }
}

function Noted({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name}
      <small className={styles.small}>{note}</small>
    </>
  );
}
