import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { LoadMore } from '../../../../design-system/states/load-more.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { lastDayBefore } from '../../../../foundation/calendar-day.ts';
import { addressOf } from '../../../../foundation/call-api.ts';
import { readInvoicePdf } from '../../contract.ts';
import type { BillingDocument } from '../../payment-view.ts';
import styles from './documents-card.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  /** Null where they could not be loaded. */
  documents: readonly BillingDocument[] | null;
  total: number;
  loading: boolean;
  onMore: () => void;
  onRetry: () => void;
};

/** Confirmations, invoices and corrections, the newest first. */
export function DocumentsCard({ documents, total, loading, onMore, onRetry }: Props) {
  const t = useTranslations('payment.documents');
  const shown = documents?.length ?? 0;
  return (
    <Card flush title={t('title')} note={t('note')} id="documents">
      <DataTable
        label={t('title')}
        columns={useColumns(documents ?? [])}
        rows={documents ?? []}
        rowKey={({ id }) => id}
        error={documents ? undefined : { text: t('failed'), onRetry }}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        footer={total > shown && <LoadMore shown={shown} total={total} loading={loading} onMore={onMore} />}
      />
    </Card>
  );
}

function useColumns(documents: readonly BillingDocument[]): Column<BillingDocument>[] {
  const t = useTranslations('payment.documents');
  const rateOf = useRates();
  // One rate stands once in the header; several stand in their rows.
  const rates = new Set(documents.map(rateOf));
  const [onlyRate] = rates.size === 1 ? rates : [];
  const money = (key: 'net' | 'vat' | 'gross'): Column<BillingDocument> => ({
    key,
    header: key === 'vat' && onlyRate ? `${t('vat')} ${onlyRate}` : t(key),
    align: 'right',
    main: key === 'gross',
    className: key === 'gross' ? undefined : styles.wide,
    ...(key === 'gross' ? { mobile: 'value' } : {}),
    cell: (row) => (
      <>
        <Amount value={row[key]} currency={row.currency} isPublic />
        {key === 'vat' && !onlyRate && <span className={styles.rate}>{rateOf(row)}</span>}
      </>
    ),
  });
  return [
    {
      key: 'number',
      header: t('number'),
      main: true,
      mobile: 'title',
      cell: (row) => <TwoLines name={row.number} note={<Kind row={row} />} />,
    },
    {
      key: 'date',
      header: t('date'),
      mobile: 'sub',
      cell: ({ issued_at }) => <DayDate day={inWarsaw(issued_at).day} />,
    },
    { key: 'what', header: t('what'), className: styles.what, cell: (row) => <What row={row} /> },
    money('net'),
    money('vat'),
    money('gross'),
    { key: 'file', header: t('file'), menu: true, mobile: 'change', cell: (row) => <Files row={row} /> },
  ];
}

function Kind({ row: { kind, ksef } }: { row: BillingDocument }) {
  const t = useTranslations('payment.documents');
  const remark = ksef === null ? '' : ` · ${t(ksef === 'sent' ? 'inKsef' : 'toKsef')}`;
  return `${t(`kind.${kind}`)}${remark}`;
}

function useRates(): (row: BillingDocument) => string {
  const t = useTranslations('payment.documents');
  const { quantity } = useNumbers();
  return ({ vat_rate }) =>
    vat_rate === null ? t('exempt') : t('rate', { rate: quantity(String(vat_rate)) });
}

function What({ row }: { row: BillingDocument }) {
  const t = useTranslations('payment.documents');
  const calendar = useCalendarNames();
  const { nameOf } = usePlanWords();
  const plan = nameOf({ languages: row.plan });
  const from = dayText(inWarsaw(row.period_from).day, 'dayMonth', calendar);
  const to = dayText(lastDayBefore(new Date(row.period_to)), 'short', calendar);
  if (row.corrects) return t('corrects', { number: row.corrects });
  if (row.reason === 'came-back') return t('cameBack', { plan });
  if (row.kind === 'correction') return t('refund', { plan });
  return row.reason === 'change' ? t('changed', { plan, to }) : t('span', { plan, from, to });
}

function Files({ row: { id, number, hosted_url } }: { row: BillingDocument }) {
  const t = useTranslations('payment.documents');
  return (
    <span className={styles.files}>
      {hosted_url && (
        <TextLink href={hosted_url} target="_blank" rel="noopener" aria-label={t('onlineOf', { number })}>
          {t('online')}
        </TextLink>
      )}
      <TextLink
        tone="amber"
        href={addressOf(readInvoicePdf, { params: { id } })}
        target="_blank"
        rel="noopener"
        aria-label={t('pdfOf', { number })}
      >
        {t('pdf')}
      </TextLink>
    </span>
  );
}
