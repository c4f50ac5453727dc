import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { type readStripeTroubles, settleRefund } from '../../../billing/stripe-desk-contract.ts';
import styles from './invoices.module.css';

export type Troubles = CallOutput<typeof readStripeTroubles>['data'];
type Refund = Troubles['refunds'][number];
type Dispute = Troubles['disputes'][number];

/** What goes wrong at Stripe as a whole: it is switched off while it charges, or knows people no more (rule BL-32). */
export function StripeWarnings({ troubles, invoices }: { troubles: Troubles | null; invoices?: string }) {
  const t = useTranslations('workings.stripe');
  if (!troubles) return null;
  const waiting = troubles.refunds.length + troubles.disputes.length;
  return (
    <>
      {!troubles.is_on && troubles.plans > 0 && (
        <Banner tone="danger">{t('off', { count: troubles.plans })}</Banner>
      )}
      {troubles.is_on && troubles.missing > 0 && (
        <Banner tone="amber">{t('missing', { count: troubles.missing })}</Banner>
      )}
      {invoices && waiting > 0 && (
        <Banner tone="amber" action={<TextLink to={invoices}>{t('show')}</TextLink>}>
          {t('waiting', { count: waiting })}
        </Banner>
      )}
    </>
  );
}

type Props = { troubles: Troubles | null; isDemo: boolean; onChanged: () => void };

/** Refunds that Stripe refuses, and payments that are disputed with a bank: nothing where there is none (rule BL-29). */
export function StripeTroubles({ troubles, isDemo, onChanged }: Props) {
  const t = useTranslations('workings.stripe');
  const act = useRefundActs(onChanged);
  if (!troubles) return null;
  const refunds: Column<Refund>[] = [
    ...whoColumns<Refund>(t('person'), t('amount')),
    {
      key: 'why',
      header: t('why'),
      mobile: 'sub',
      cell: ({ refusal }) => t('notPaidBack', { why: refusal }),
    },
    { key: 'at', header: t('since'), mobile: 'change', cell: ({ refused_at: at }) => <DateTime at={at} /> },
    {
      key: 'acts',
      header: t('actions'),
      align: 'right',
      cell: (refund) =>
        !isDemo && (
          <span className={styles.acts}>
            <Button loading={act.busy === refund.invoice_id} onClick={() => void act.again(refund)}>
              {t('again')}
            </Button>
            <Button loading={act.busy === refund.invoice_id} onClick={() => void act.byHand(refund)}>
              {t('byHand')}
            </Button>
          </span>
        ),
    },
  ];
  const disputes: Column<Dispute>[] = [
    ...whoColumns<Dispute>(t('person'), t('amount')),
    { key: 'why', header: t('why'), mobile: 'sub', cell: ({ reason, status }) => `${reason} · ${status}` },
    { key: 'at', header: t('since'), mobile: 'change', cell: ({ opened_at: at }) => <DateTime at={at} /> },
  ];
  return (
    <>
      <StripeWarnings troubles={troubles} />
      {troubles.refunds.length > 0 && (
        <Card flush title={t('refunds')}>
          <DataTable
            label={t('refunds')}
            columns={refunds}
            rows={troubles.refunds}
            rowKey={({ user_id, invoice_id }) => `${user_id} ${invoice_id}`}
          />
        </Card>
      )}
      {troubles.disputes.length > 0 && (
        <Card flush title={t('disputes')}>
          <p className={styles.note}>{t('disputesNote')}</p>
          <DataTable
            label={t('disputes')}
            columns={disputes}
            rows={troubles.disputes}
            rowKey={({ dispute_id }) => dispute_id}
          />
        </Card>
      )}
    </>
  );
}

function whoColumns<Row extends { name: string; email: string; amount: string; currency: string }>(
  person: string,
  amount: string,
): Column<Row>[] {
  return [
    {
      key: 'who',
      header: person,
      mobile: 'title',
      main: true,
      cell: ({ name, email }) => <TwoLines name={name} note={email} />,
    },
    {
      key: 'amount',
      header: amount,
      align: 'right',
      main: true,
      mobile: 'value',
      cell: ({ amount: value, currency }) => <Amount value={value} currency={currency} />,
    },
  ];
}

function useRefundActs(onChanged: () => void) {
  const t = useTranslations('workings.stripe');
  const locale = useLocale();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<string | null>(null);
  async function settle({ user_id, invoice_id }: Refund, how: 'again' | 'by-hand') {
    setBusy(invoice_id);
    try {
      await callApi(settleRefund, { body: { user_id, invoice_id, how } }, locale);
      toast.success(t(how === 'again' ? 'askedAgain' : 'noted'));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(null);
    onChanged();
  }
  return {
    busy,
    again: (refund: Refund) => settle(refund, 'again'),
    byHand: async (refund: Refund) => {
      const { name } = refund;
      const sure = await confirm({
        title: t('byHandTitle', { name }),
        effect: t('byHandEffect'),
        confirmLabel: t('byHand'),
      });
      if (sure) await settle(refund, 'by-hand');
    },
  };
}
