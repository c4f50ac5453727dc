import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Select } from '../../../design-system/inputs/select.tsx';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { PlainTable } from '../../../design-system/table/plain-table.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { useReadOnlyPortfolios } from '../../billing/ui/read-only.tsx';
import { assignPayer } from '../contract.ts';
import { type Payer, payers } from '../ppk-parts.ts';
import { ppkPayment } from './pension-modals.ts';
import styles from './ppk-card.module.css';
import type { PpkPaymentProps } from './ppk-payment-dialog.tsx';
import { type PpkOutput, usePpk } from './use-ppk.ts';

type Props = PpkPaymentProps & {
  /** Changes when the portfolio's figures may have. */
  stamp: string;
};

/** Who paid into a PPK account, what became of it, and what it would pay out today. */
export function PpkCard({ stamp, ...payment }: Props) {
  const t = useTranslations('pensions');
  const { data, failed, reload } = usePpk(payment.portfolioId, stamp);
  const isReadOnly = useReadOnlyPortfolios().has(payment.portfolioId);
  return (
    <Card
      title={t('title')}
      action={
        <Button
          size="sm"
          icon="plus"
          disabled={isReadOnly}
          onClick={() => void openModal(ppkPayment, payment)}
        >
          {t('add')}
        </Button>
      }
    >
      {!data && (failed ? <ErrorState title={t('failed')} onRetry={reload} /> : <Skeleton height={220} />)}
      {data && (
        <div className={styles.card}>
          <Parts data={data} />
          {data.unassigned.length > 0 && <Unassigned rows={data.unassigned} />}
          {data.payout && <Payout payout={data.payout} currency={data.currency.toUpperCase()} />}
          {!data.payout && data.unassigned.length === 0 && <p className={styles.note}>{t('noPrice')}</p>}
        </div>
      )}
    </Card>
  );
}

function Parts({ data }: { data: PpkOutput }) {
  const t = useTranslations('pensions');
  const currency = data.currency.toUpperCase();
  return (
    <PlainTable
      label={t('parts')}
      head={[t('who'), t('paid'), t('value'), t('gain')]}
      rows={payers.map((payer) => ({
        key: payer,
        cells: [
          t(`payers.${payer}`),
          <Amount key="paid" value={data[payer].paid} currency={currency} />,
          <Amount key="value" value={data[payer].value} currency={currency} reason={t('noPrice')} />,
          <Amount key="gain" value={data[payer].gain} currency={currency} reason={t('noPrice')} signed />,
        ],
      }))}
    />
  );
}

type PayoutProps = { payout: NonNullable<PpkOutput['payout']>; currency: string };

function Payout({ payout: { early, late, hasty }, currency }: PayoutProps) {
  const t = useTranslations('pensions.payout');
  const money = (value: string) => <Amount value={value} currency={currency} />;
  return (
    <div className={styles.payout}>
      <section>
        <h3>{t('early')}</h3>
        <p className={styles.figure}>
          <Amount value={early.net} currency={currency} size="lg" />
        </p>
        <KeyValueList
          items={[
            { key: 'employee', label: t('employee'), value: money(early.employee) },
            { key: 'employerKept', label: t('employerKept'), value: money(early.employer_kept) },
            { key: 'tax', label: t('tax'), value: <Amount value={`-${early.tax}`} currency={currency} /> },
            { key: 'toInsurance', label: t('toInsurance'), value: money(early.to_insurance) },
            { key: 'toState', label: t('toState'), value: money(early.to_state) },
          ]}
        />
      </section>
      <section>
        <h3>{t('late')}</h3>
        <p className={styles.figure}>
          <Amount value={late.whole} currency={currency} size="lg" />
        </p>
        <KeyValueList
          items={[
            { key: 'atOnce', label: t('atOnce'), value: money(late.at_once) },
            { key: 'inInstalments', label: t('inInstalments'), value: money(late.in_instalments) },
            { key: 'instalment', label: t('instalment'), value: money(late.instalment) },
            { key: 'hasty', label: t('hasty'), value: money(hasty.net) },
            { key: 'hastyTax', label: t('hastyTax'), value: money(hasty.tax) },
          ]}
        />
      </section>
      <p className={styles.note}>{t('note')}</p>
    </div>
  );
}

/** Purchases of which nobody said who paid for them. */
function Unassigned({ rows }: { rows: PpkOutput['unassigned'] }) {
  const t = useTranslations('pensions');
  const locale = useLocale();
  const names = useCalendarNames();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const assign = async (id: string, payer: Payer) => {
    setBusy(id);
    try {
      await callApi(assignPayer, { params: { id }, body: { paid_by: payer } }, locale);
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section className={styles.unassigned}>
      <p>{t('unassigned', { count: rows.length })}</p>
      <ul>
        {rows.map(({ id, day, ticker, units }) => (
          <li key={id}>
            <Field
              label={t('bought', {
                units: numbers.quantity(units),
                ticker,
                day: dayText(day, 'short', names),
              })}
            >
              <Select
                value=""
                disabled={busy !== undefined}
                placeholder={t('whoPaid')}
                options={payers.map((payer) => ({ value: payer, label: t(`payers.${payer}`) }))}
                onChange={({ currentTarget }) => void assign(id, currentTarget.value as Payer)}
              />
            </Field>
          </li>
        ))}
      </ul>
    </section>
  );
}
