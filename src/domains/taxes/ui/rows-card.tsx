import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { usePages } from '../../../design-system/loading/use-pages.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { LoadMore } from '../../../design-system/states/load-more.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { listTaxRows, type TaxYearOutput } from '../contract.ts';
import type { FormLine } from '../form/form-fields.ts';
import type { PaperRowOutput } from '../paper-contract.ts';
import { RateCell } from './rate-cell.tsx';
import styles from './rows-card.module.css';
import { useTaxWords, zloty } from './use-tax-words.ts';

const atOnce = 50;

type Props = {
  taxes: TaxYearOutput;
  line: FormLine | 'outside';
  name: string;
  sale: string | null;
  onSale: (id: string) => void;
  onClose: () => void;
};

/** The rows behind a line; a sale opens to its lots. */
export function RowsCard({ taxes, line, name, sale, onSale, onClose }: Props) {
  const t = useTranslations('taxes.rows');
  const locale = useLocale();
  const { year } = taxes;
  const { rows, state, total, more } = usePages<PaperRowOutput>({
    key: `${year} ${line} ${taxes.to_pay} ${taxes.rows}`,
    size: atOnce,
    load: async (start, signal) => {
      const query = { line, start: String(start), limit: String(atOnce) };
      const { data, meta } = await callApi(
        listTaxRows,
        { params: { year: String(year) }, query },
        locale,
        signal,
      );
      return { rows: data, total: meta.total };
    },
  });
  return (
    <Card
      flush
      title={t('title', { line: name, count: total })}
      action={<IconButton icon="x" size="sm" label={t('close')} onClick={onClose} />}
    >
      {state === 'failed' && rows.length === 0 && <ErrorState level={3} title={t('failed')} onRetry={more} />}
      {state === 'loading' && rows.length === 0 && <Skeleton height={160} />}
      {rows.length > 0 && <RowsTable rows={rows} sale={sale} onSale={onSale} />}
      {rows.length > 0 && rows.length < total && (
        <div className={styles.more}>
          <LoadMore shown={rows.length} total={total} onMore={more} loading={state === 'loading'} />
        </div>
      )}
    </Card>
  );
}

function RowsTable({
  rows,
  sale,
  onSale,
}: { rows: readonly PaperRowOutput[] } & Pick<Props, 'sale' | 'onSale'>) {
  const t = useTranslations('taxes.rows');
  const words = useTaxWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.kind} ${row.id}`} className={classNames(row.id === sale && styles.open)}>
            <th scope="row">
              <RowName row={row} onSale={onSale} />
            </th>
            <td className={styles.day}>{words.day(row.tax_day)}</td>
            <td className={styles.rate}>
              <RateCell rate={row.rate} currency={row.currency} />
            </td>
            <td className={styles.value}>
              {row.kind !== 'outside' && <Amount value={row.value} currency={zloty} bare decimals={2} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ row, onSale }: { row: PaperRowOutput; onSale: (id: string) => void }) {
  const t = useTranslations('taxes.rows');
  const { kind, instrument, account, warning } = row;
  const name = instrument?.title ?? (kind === 'loss' ? t('loss', { year: row.id }) : (account ?? t('fee')));
  const about = useAbout()(row);
  return (
    <>
      {kind === 'sale' ? (
        <button
          type="button"
          className={styles.opener}
          title={t('open', { asset: name })}
          onClick={() => onSale(row.id)}
        >
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      <small>
        {about}
        {warning && (
          <b className={styles.warning}> · {t(warning === 'above-treaty' ? 'aboveTreaty' : 'noTreaty')}</b>
        )}
      </small>
    </>
  );
}

/** What kind of row it is, with its own amount. */
function useAbout(): (row: PaperRowOutput) => string {
  const t = useTranslations('taxes.rows');
  const outside = useTranslations('taxes.outside');
  const words = useTaxWords();
  return ({ kind, account, quantity, amount, currency, withheld, revenue, cost, reason }) => {
    const money = amount && currency ? formatAmount(amount, currency.toLowerCase()) : '';
    const taken = withheld && Number(withheld) !== 0 ? t('withheld', { amount: words.pln(withheld) }) : '';
    switch (kind) {
      case 'sale':
        return [quantity && t('sale', { units: words.units(quantity) }), account].filter(Boolean).join(' · ');
      case 'dividend':
      case 'interest':
        return [t(kind, { amount: money }), taken].filter(Boolean).join(' · ');
      case 'coins':
        return t('coins', { amount: money });
      case 'slip':
        return t('slip', { revenue: words.pln(revenue ?? '0'), cost: words.pln(cost ?? '0') });
      case 'outside':
        return outside(reason as 'payer');
      case 'fee':
        return money;
      default:
        return '';
    }
  };
}
