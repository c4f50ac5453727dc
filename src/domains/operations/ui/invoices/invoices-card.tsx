import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listAllDocuments } from '../../../billing/admin-contract.ts';
import { documentKinds } from '../../../billing/contract.ts';
import { ChoicePill } from '../lists/choice-pill.tsx';
import { Pager } from '../lists/pager.tsx';
import toolbar from '../lists/toolbar.module.css';
import { KsefDialog, PaymentDialog } from './invoice-dialogs.tsx';
import { MonthExport } from './month-export.tsx';

type Page = CallOutput<typeof listAllDocuments>;
export type AnyDocument = Page['data'][number];
export type InvoicesQuery = {
  search: string;
  kind: string | undefined;
  ksef: string | undefined;
  start: number;
};

type Props = {
  page: Page | null;
  query: InvoicesQuery;
  today: string;
  isDemo: boolean;
  loading: boolean;
  onQuery: (changes: Partial<InvoicesQuery>) => void;
  onChanged: () => void;
};

/** Every document that was issued, what was paid of it, and what still has to go to KSeF. */
export function InvoicesCard({ page, query, today, isDemo, loading, onQuery, onChanged }: Props) {
  const t = useTranslations('workings.invoices');
  const [paying, setPaying] = useState<AnyDocument | null>(null);
  const [sent, setSent] = useState<AnyDocument | null>(null);
  const columns = useInvoiceColumns({ isDemo, onPay: setPaying, onKsef: setSent });
  const done = () => {
    setPaying(null);
    setSent(null);
    onChanged();
  };
  return (
    <Card flush title={t('title')} action={!isDemo && <MonthExport today={today} />}>
      <div className={toolbar.bar}>
        <SearchForm
          look="pill"
          search={query.search}
          onSearch={(search) => onQuery({ search })}
          label={t('search')}
          clearLabel={t('clear')}
          maxLength={200}
          className={toolbar.search}
        />
        <ChoicePill
          label={t('kind')}
          all={t('all')}
          value={query.kind}
          options={documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChoose={(kind) => onQuery({ kind })}
        />
        <ChoicePill
          label={t('ksef')}
          all={t('all')}
          value={query.ksef}
          options={(['to-send', 'sent'] as const).map((value) => ({
            value,
            label: t(`ksefStates.${value}`),
          }))}
          onChoose={(ksef) => onQuery({ ksef })}
        />
      </div>
      <DataTable
        label={t('label')}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={({ id }) => id}
        loading={loading}
        error={page ? undefined : { text: t('failed'), onRetry: onChanged }}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        footer={
          page && <Pager {...page.meta} shown={page.data.length} onStart={(start) => onQuery({ start })} />
        }
      />
      {paying && (
        <PaymentDialog document={paying} today={today} onClose={() => setPaying(null)} onDone={done} />
      )}
      {sent && <KsefDialog document={sent} onClose={() => setSent(null)} onDone={done} />}
    </Card>
  );
}

type Acts = {
  isDemo: boolean;
  onPay: (document: AnyDocument) => void;
  onKsef: (document: AnyDocument) => void;
};

function useInvoiceColumns({ isDemo, onPay, onKsef }: Acts): Column<AnyDocument>[] {
  const t = useTranslations('workings.invoices');
  const locale = useLocale();
  return [
    {
      key: 'number',
      header: t('number'),
      mobile: 'title',
      main: true,
      cell: ({ number, kind }) => <TwoLines name={number} note={t(`kinds.${kind}`)} />,
    },
    {
      key: 'issued',
      header: t('issued'),
      mobile: 'change',
      cell: ({ issued_at: at }) => <DayDate day={inWarsaw(at).day} />,
    },
    {
      key: 'buyer',
      header: t('buyer'),
      mobile: 'sub',
      ink: true,
      cell: ({ buyer_name: name, buyer_tax_number: tax }) =>
        name ? <TwoLines name={name} note={tax} /> : t('nobody'),
    },
    {
      key: 'gross',
      header: t('gross'),
      align: 'right',
      main: true,
      mobile: 'value',
      cell: ({ gross, currency }) => <Amount value={gross} currency={currency} />,
    },
    {
      key: 'state',
      header: t('state'),
      cell: (document) => <DocumentState document={document} />,
    },
    {
      key: 'acts',
      header: t('actions'),
      menu: true,
      align: 'right',
      cell: (document) => (
        <Menu
          align="end"
          trigger={<IconButton icon="dots" size="sm" label={t('menuOf', { number: document.number })} />}
          items={[
            {
              label: t('pdf'),
              icon: 'file',
              onSelect: () => {
                window.open(`/api/admin/invoices/${document.id}/pdf?lang=${locale}`, '_blank', 'noopener');
              },
            },
            ...(document.kind === 'confirmation' && document.user_id && !isDemo
              ? [{ label: t('record'), icon: 'check' as const, onSelect: () => onPay(document) }]
              : []),
            ...(document.ksef === 'to-send' && !isDemo
              ? [{ label: t('enterKsef'), icon: 'edit' as const, onSelect: () => onKsef(document) }]
              : []),
          ]}
        />
      ),
    },
  ];
}

function DocumentState({ document }: { document: AnyDocument }) {
  const t = useTranslations('workings.invoices');
  if (document.ksef)
    return (
      <StatusPill tone={document.ksef === 'sent' ? 'gain' : 'amber'}>
        {t('ksef')} {t(`ksefStates.${document.ksef}`)}
      </StatusPill>
    );
  if (document.paid && !/^0(?:\.0+)?$/.test(document.paid))
    return (
      <StatusPill tone="gain">
        {t.rich('paid', { amount: document.paid })} {document.currency.toUpperCase()}
      </StatusPill>
    );
  return null;
}
