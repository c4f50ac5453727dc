import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { useAssetNote } from '../../../ledger/ui/asset/use-asset-note.ts';
import { caseKey } from '../../../ledger/ui/transaction/transaction-choices.ts';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';

/** A fee or tax that came back (rule L-16). */
const isRefund = ({ type, total }: TransactionOutput) =>
  (type === 'fee' || type === 'tax') && total.startsWith('-');

/** What a row is called: its badge, name and second line, and the whole of it in a few words. */
export function useTransactionWords() {
  const t = useTranslations('transactions');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const { note } = useAssetNote();
  /** Of a linked transfer: where its other half is. */
  const endOf = (row: TransactionOutput): string | null => {
    const portfolio = row.other_portfolio_name;
    if (portfolio === null) return null;
    return t(row.type === 'transfer-in' ? 'linked.from' : 'linked.to', { portfolio });
  };
  const subjectOf = (row: TransactionOutput): { badge: string; name: string; note: string } => {
    if (row.ticker !== null) {
      const refund = isRefund(row) ? t(`refund.${row.type as 'fee'}`) : null;
      const occasion = row.occasion ? t(`cases.${caseKey(row.type, row.occasion)}`) : refund;
      const action = row.event_kind ? t(`events.${row.event_kind}`) : occasion;
      const kind = action ?? endOf(row) ?? note(row.class, row.mic);
      return {
        badge: row.ticker,
        name: row.name ?? row.ticker,
        note: row.note ? `${kind} · ${row.note}` : kind,
      };
    }
    const from = row.currency.toUpperCase();
    if (row.type === 'exchange') {
      const to = row.to_currency?.toUpperCase() ?? '';
      return { badge: to, name: t('cash.exchange', { from, to }), note: row.note ?? t('cash.exchangeNote') };
    }
    const key = `${isRefund(row) ? 'refund' : 'cash'}.${row.type}` as 'cash.fee';
    const name = row.note ?? (t.has(key) ? t(key) : t(`types.${row.type}`));
    return { badge: from, name, note: t('cash.account') };
  };
  const dayOf = (row: TransactionOutput) => dayText(row.created_at, 'short', names);
  const whatOf = (row: TransactionOutput): string => {
    const type = t(`types.${row.type}`);
    const day = dayOf(row);
    if (row.ticker !== null && row.amount !== null)
      return t('what.units', { type, units: numbers.units(row.amount), ticker: row.ticker, day });
    if (row.ticker !== null) return t('what.asset', { type, ticker: row.ticker, day });
    return t('what.money', { type, amount: formatAmount(row.total, row.currency), day });
  };
  return { subjectOf, whatOf, dayOf };
}
