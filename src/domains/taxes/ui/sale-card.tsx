import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import { decimal, minus, negated, plus, textOf } from '../../../foundation/decimal.ts';
import { formatAmount, priceDecimals } from '../../../foundation/format-amount.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { readTaxSale, type TaxSaleOutput, type TaxYearOutput } from '../contract.ts';
import { RateCell } from './rate-cell.tsx';
import styles from './sale-card.module.css';
import { SaleLayers } from './sale-layers.tsx';
import { useTaxWords, zloty } from './use-tax-words.ts';

/** One sale, opened: each amount with its day, rate and table (rule TX-14). */
export function SaleCard({ taxes, id }: { taxes: TaxYearOutput; id: string }) {
  const t = useTranslations('taxes.rows');
  const locale = useLocale();
  const { year } = taxes;
  const { shown, reload } = useLoaded(`${year} ${id} ${taxes.to_pay}`, async (signal) => {
    const { data } = await callApi(readTaxSale, { params: { year: String(year), id } }, locale, signal);
    return data;
  });
  const place = useRef<HTMLDivElement>(null);
  // It opens below everything else, out of sight on most screens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sale
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to end an effect.
    void place.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return (
    <Card flush>
      <div ref={place} className={styles.place} />
      {shown.state === 'failed' && <ErrorState level={3} title={t('failed')} onRetry={reload} />}
      {shown.state !== 'failed' && shown.state !== 'ready' && <Skeleton height={320} />}
      {shown.state === 'ready' && <Sale sale={shown.value} />}
    </Card>
  );
}

function Sale({ sale }: { sale: TaxSaleOutput }) {
  const t = useTranslations('taxes.sale');
  const words = useTaxWords();
  const to = usePath();
  const row = new URLSearchParams({ from: sale.day, to: sale.day, search: sale.instrument.ticker });
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>
            {t(sale.closed ? `closed.${sale.closed}` : 'title', {
              asset: sale.instrument.title,
              units: sale.quantity ? words.units(sale.quantity) : '',
            })}
          </h2>
          <p className={styles.about}>
            <SaleAbout sale={sale} />
          </p>
        </div>
        <Button size="sm" icon="file" to={`${to('transactions')}?${row}`}>
          {t('row')}
        </Button>
      </header>
      <div className={styles.both}>
        <Lots sale={sale} />
        <SaleLayers sale={sale} />
      </div>
    </>
  );
}

function SaleAbout({ sale }: { sale: TaxSaleOutput }) {
  const t = useTranslations('taxes.sale');
  const words = useTaxWords();
  const { account, day, tax_day, is_day_computed, country, by, is_printed } = sale;
  const name = [account.name, account.number].filter(Boolean).join(', ');
  const settled = by.day === 'trade' ? 'traded' : is_day_computed ? 'computed' : 'settled';
  const where =
    country === null ? '' : country === 'PL' ? t('home') : t('country', { country: words.country(country) });
  return [
    t('about', { account: name, day: words.day(day), settled: t(settled, { day: words.day(tax_day) }) }),
    where,
    is_printed ? t('printed') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Lots({ sale }: { sale: TaxSaleOutput }) {
  const t = useTranslations('taxes.sale');
  const words = useTaxWords();
  const { by, currency, fee } = sale;
  const isLoss = Number(sale.income) < 0;
  const exempt = decimal(sale.tax_exempt ?? '0');
  return (
    <table className={styles.lots}>
      <thead>
        <tr>
          {(['what', 'day', 'units', 'price', 'rate', 'amount'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sale.closed !== 'short' && (
          <Line
            name={t('revenue')}
            about={t(sale.closed ? 'closedOn' : 'soldOn', { day: words.day(sale.day) })}
            of={{ ...sale, currency, pln: textOf(plus(decimal(sale.revenue), exempt)) }}
          />
        )}
        {sale.tax_exempt && (
          <Line
            name={t('exempt')}
            about={t('exemptAbout')}
            of={{ ...bare(sale), pln: opposite(sale.tax_exempt) }}
          />
        )}
        {sale.lots.map((lot, at) => (
          <Lot
            key={`${lot.id} ${lot.acquired}`}
            lot={lot}
            number={at + 1}
            isShort={sale.closed === 'short'}
          />
        ))}
        {sale.closed && (
          <Line
            name={t('closingCost')}
            about={t('closedOn', { day: words.day(sale.day) })}
            of={{
              ...sale,
              currency,
              pln: opposite(textOf(minus(decimal(sale.cost), decimal(sale.fee_pln)))),
            }}
          />
        )}
        {fee && (
          <Line
            name={t('fee')}
            about={t(by.sale_fee === 'cost' ? 'feeCost' : 'feeRevenue')}
            of={{
              ...{ tax_day: sale.tax_day, quantity: null, price: fee.amount, currency: fee.currency },
              rate: fee.currency === currency ? sale.rate : null,
              pln: by.sale_fee === 'cost' ? opposite(sale.fee_pln) : null,
            }}
          />
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <b>{t(isLoss ? 'loss' : 'income')}</b>
          </th>
          <td colSpan={4} className={styles.by}>
            {t(by.cost_method === 'lot' ? 'by.lot' : `by.${by.fifo_scope as 'account'}`)}
          </td>
          <td className={isLoss ? styles.loss : styles.gain}>
            <Amount value={sale.income} currency={zloty} signed bare decimals={2} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** An amount that no price or rate made. */
const bare = ({ tax_day }: TaxSaleOutput) => ({
  ...{ tax_day, quantity: null, price: null, currency: null, rate: null },
});

const opposite = (amount: string): string => textOf(negated(decimal(amount)));

type Figures = {
  tax_day: string;
  quantity: string | null;
  price: string | null;
  currency: string | null;
  rate: TaxSaleOutput['rate'];
  pln: string | null;
};

function Line({ name, about, of, below }: { name: string; about: string; of: Figures; below?: string }) {
  const words = useTaxWords();
  const { price, currency } = of;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <small>{about}</small>
      </th>
      <td className={styles.extra}>{words.day(of.tax_day)}</td>
      <td className={styles.extra}>{of.quantity && words.units(of.quantity)}</td>
      <td className={styles.extra}>
        {price && currency && formatAmount(price, currency.toLowerCase(), { decimals: priceDecimals(price) })}
      </td>
      <td className={styles.rate}>
        <RateCell rate={of.rate} currency={currency} />
      </td>
      <td className={styles.value}>
        {of.pln !== null && <Amount value={of.pln} currency={zloty} signed bare decimals={2} />}
        {below && <small>{below}</small>}
      </td>
    </tr>
  );
}

type LotProps = { lot: TaxSaleOutput['lots'][number]; number: number; isShort: boolean };

/** What was bought costs something; what was sold short brought something. */
function Lot({ lot, number, isShort }: LotProps) {
  const t = useTranslations('taxes.sale');
  const words = useTaxWords();
  const isWhole = Number(lot.quantity) === Number(lot.whole_quantity);
  const parts = { part: words.units(lot.quantity), whole: words.units(lot.whole_quantity) };
  return (
    <Line
      name={t(isWhole ? 'lotWhole' : 'lotPart', { number, ...parts })}
      about={t(isShort ? 'soldOn' : 'boughtOn', { day: words.day(lot.acquired) })}
      of={{ ...lot, pln: isShort ? lot.pln : opposite(lot.pln) }}
      {...(!isWhole && { below: t('ofWhole', { ...parts, amount: words.pln(lot.whole_pln) }) })}
    />
  );
}
