import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { decimal, minus, sign, textOf } from '../../../foundation/decimal.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { ShownDocument, ShownRow } from './document-view.ts';

const [kilo, mega] = [1000, 1_000_000];

/** What files, their rows and the reasons for what becomes of them are called. */
export function useImportWords() {
  const t = useTranslations('imports');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const day = (text: string) => dayText(text, 'short', names);

  const broker = (name: string | null): string | null => {
    const key = `brokers.${name}` as 'brokers.xtb';
    // Files that are read by one's own mapping have no broker.
    return name === null || name.includes(':') ? null : t.has(key) ? t(key) : name;
  };
  const named = (format: string): string | null => {
    const key = `formats.${format}` as 'formats.trading212';
    return t.has(key) ? t(key) : null;
  };
  const size = (bytes: number): string =>
    bytes < mega
      ? `${numbers.number(String(Math.max(1, Math.round(bytes / kilo))), { decimals: 0 })}\u00a0kB`
      : `${numbers.number(String(bytes / mega), { decimals: 1 })}\u00a0MB`;

  const reason = (row: ShownRow, { instruments }: Pick<ShownDocument, 'instruments'>): string | null => {
    const { state } = row;
    if (!row.reason) return state === 'import' ? charges(row) : null;
    const { code, values } = row.reason;
    if (code === 'instrument')
      return t('reasons.instrument', { count: instruments[row.hint ?? -1]?.could.length ?? 0 });
    if (code === 'overdrawn') return overdrawn(row, values.missing ?? '0');
    if (code === 'twin' && row.twin)
      return t('reasons.twin', { day: day(row.twin.day), portfolio: row.twin.portfolio });
    if (code === 'known')
      return row.twin
        ? t('reasons.knownAt', { day: day(row.twin.day), portfolio: row.twin.portfolio })
        : t('reasons.known');
    if (code === 'currency' && !values.currency) return t('reasons.currencyAsked');
    if (code === 'partOf' && !values.line) return t('reasons.partOfOther');
    const key = `reasons.${code}` as 'reasons.partOf';
    return t.has(key) ? t(key, { line: '', word: '', currency: '', ...values }) : t('reasons.other');
  };
  const overdrawn = ({ kind, quantity }: ShownRow, missing: string): string => {
    if (kind === 'split') return t('reasons.overdrawnSplit');
    const left = minus(decimal(quantity ?? '0'), decimal(missing));
    const held = sign(left) < 0 ? '0' : textOf(left);
    return t('reasons.overdrawn', {
      count: Number(held),
      units: numbers.quantity(quantity ?? '0'),
      held: numbers.quantity(held),
    });
  };
  const charges = ({ fee, tax }: ShownRow): string | null => {
    const text = (money: ShownRow['fee']) =>
      money && sign(decimal(money.amount)) !== 0 ? formatAmount(money.amount, money.currency) : null;
    const [charged, taxed] = [text(fee), text(tax)];
    if (charged && taxed) return t('rows.both', { fee: charged, tax: taxed });
    if (taxed) return t('rows.taxed', { amount: taxed });
    return charged && t('rows.charged', { amount: charged });
  };

  return {
    day,
    size,
    broker,
    reason,
    /** `Trading 212, history`; the broker where the layout has no name, else that it is a file. */
    format: ({ format, broker: of }: Pick<ShownDocument, 'format' | 'broker'>): string =>
      (format && named(format)) || broker(of) || t(format === null ? 'head.unknown' : 'someFile'),
    formatNamed: (format: string): string => named(format) ?? broker(format) ?? t('someFile'),
    days: ({ days }: Pick<ShownDocument, 'days'>): string | null =>
      days &&
      (days.from === days.to ? day(days.from) : t('head.days', { from: day(days.from), to: day(days.to) })),
    kind: ({ kind, type }: Pick<ShownRow, 'kind' | 'type'>): string | null => {
      const one = kind ?? type;
      return one && t(`kinds.${one}`);
    },
  };
}
