import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { type BondDetail, readBond } from '../../contract.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import { useBondWords } from '../use-bond-words.ts';
import styles from './bond-dialog.module.css';

type Props = { id: string; symbol: string; amount: number; currency: string } & ModalProps;

/** `bondDetails`: the rate of every period with where it is from, and what was paid. */
export function DetailDialog({ open, onClose, id, symbol, amount, currency }: Props) {
  const t = useTranslations('bonds');
  const locale = useLocale();
  const { shown, reload } = useLoaded(id, () =>
    callApi(readBond, { params: { id }, query: { currency } }, locale),
  );
  return (
    <Dialog open={open} onClose={() => onClose()} title={t('detail.title', { symbol, count: amount })}>
      {shown.state === 'ready' ? (
        <Detail detail={shown.value.data} currency={currency.toUpperCase()} />
      ) : shown.state === 'failed' ? (
        <ErrorState title={t('choices.failed')} onRetry={reload} />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </Dialog>
  );
}

function Detail({ detail, currency }: { detail: BondDetail; currency: string }) {
  const t = useTranslations('bonds.detail');
  const words = useBondWords();
  const { periods, payments, history } = detail;
  const basisOf = (rate: BondDetail['periods'][number]['rate']) => {
    if (!rate) return t('basis.unknown');
    const known = rate.reference !== null && rate.of !== null;
    if ((rate.basis === 'published' || rate.basis === 'simulated') && known)
      return t(`basis.${rate.basis}`, { reference: words.rate(rate.reference!), of: words.of(rate.of!) });
    return t(`basis.${rate.basis === 'typed' || rate.basis === 'assumed' ? rate.basis : 'issue'}`);
  };
  const money = (value: string) => <Amount value={value} currency={currency} />;
  return (
    <div className={styles.tables}>
      {history.map((step) => (
        <p key={step.id} className={styles.hint}>
          {t('history', { symbol: step.symbol, day: words.day(step.purchased_at) })}
        </p>
      ))}
      <section>
        <h3>{t('payments')}</h3>
        {payments.length === 0 ? (
          <p className={styles.hint}>{t('noPayments')}</p>
        ) : (
          <ScrollingTable
            label={t('payments')}
            head={[t('day'), t('kind'), t('gross'), t('fee'), t('tax'), t('net')]}
            rows={payments.map((payment) => ({
              key: `${payment.day} ${payment.kind}`,
              cells: [
                <DayDate key="day" day={payment.day} />,
                t(`kinds.${payment.kind}`),
                money(payment.gross),
                money(payment.fee),
                money(payment.tax),
                money(payment.net),
              ],
            }))}
          />
        )}
      </section>
      <section>
        <h3>{t('periods')}</h3>
        <ScrollingTable
          label={t('periods')}
          head={[t('period'), t('days'), t('rate'), t('from')]}
          rows={periods.map(({ from, to, days, rate }) => ({
            key: from,
            cells: [
              `${words.day(from)} – ${words.day(to)}`,
              String(days),
              rate ? words.rate(rate.percent) : '–',
              basisOf(rate),
            ],
          }))}
        />
      </section>
    </div>
  );
}
