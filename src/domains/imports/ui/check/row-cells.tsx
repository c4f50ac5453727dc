import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { questionOf, rowId, type ShownRow } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import type { RowContext } from './row-actions.ts';
import styles from './row-cells.module.css';

const isOut = ({ state }: ShownRow) => state === 'ignored' || state === 'duplicate';

export function StateCell({ row }: { row: ShownRow }) {
  const t = useTranslations('imports.states');
  switch (row.state) {
    case 'import':
      return <StatusPill tone="gain">{t('import')}</StatusPill>;
    case 'asks':
      return (
        <StatusPill tone="amber" icon="warning">
          {t('asks')}
        </StatusPill>
      );
    case 'duplicate':
      return <StatusPill icon="duplicate">{t('duplicate')}</StatusPill>;
    case 'ignored':
      return <StatusPill>{t('ignored')}</StatusPill>;
  }
}

/** What the row is about: an asset, one that nobody knows yet, cash, or a line that says nothing. */
export function SubjectCell({ row }: { row: ShownRow }) {
  const t = useTranslations('imports.rows');
  const isUnknown = row.state === 'asks' && row.reason?.code === 'instrument';
  const look = isOut(row) ? 'outline' : isUnknown ? 'amber' : 'plain';
  if (row.ticker === null) {
    const isCash = row.kind !== null || row.value !== null;
    if (!isCash && isOut(row)) return <LineOfFile text={row.text} />;
    return (
      <span className={styles.subject}>
        <TickerBadge ticker={isCash ? (row.currency ?? '–') : '?'} look={look} />
        <TwoLines
          name={isCash ? t('cash') : t('unreadable')}
          note={row.account ? t('account', { account: row.account }) : isCash ? t('funds') : row.text}
        />
      </span>
    );
  }
  return (
    <span className={styles.subject}>
      <TickerBadge ticker={isUnknown ? '?' : row.ticker} look={look} />
      <TwoLines
        name={isUnknown ? row.ticker : (row.title ?? row.ticker)}
        note={isUnknown ? otherName(row, t('unknown')) : (row.note ?? undefined)}
      />
    </span>
  );
}

/** What else the file calls an asset that nobody knows. */
function otherName({ ticker, title }: ShownRow, none: string): string {
  return title && title !== ticker ? title : none;
}

/** A line that is no booking is shown as it stands there. */
function LineOfFile({ text }: { text: string }) {
  return (
    <span className={styles.text} title={text}>
      {text}
    </span>
  );
}

export function AmountCell({ row }: { row: ShownRow }) {
  if (row.value === null || row.currency === null) return null;
  const amount = <Amount value={row.value} currency={row.currency} signed />;
  return isOut(row) ? <s className={styles.out}>{amount}</s> : amount;
}

/** Why, in words, and the way out of it. */
export function ReasonCell({ row, context }: { row: ShownRow; context: RowContext }) {
  const t = useTranslations('imports');
  const words = useImportWords();
  const { document, actions, disabled, openId } = context;
  const { twin, state } = row;
  const code = row.reason?.code;
  const isOpen = openId === rowId(row);
  const question = questionOf(row);
  const link = (text: string, act: (one: ShownRow) => void) => (
    <TextLink disabled={disabled} onClick={() => act(row)}>
      {text}
    </TextLink>
  );
  const why = words.reason(row, document);
  return (
    <span className={styles.reason}>
      {why && `${why} `}
      {twin && <TextLink to={actions.twinTo(twin)}>{t('rows.see')}</TextLink>}
      {state === 'duplicate' && code === 'twin' && link(t('rows.take'), actions.take)}
      {code === 'skipped' && link(t('rows.restore'), actions.restore)}
      {code === 'overdrawn' && row.kind !== 'split' && link(t('ask.purchase'), actions.addPurchase)}
      {state === 'asks' && question === 'none' && row.key && link(t('rows.skip'), actions.skip)}
      {question === 'line' && link(t(isOpen ? 'rows.close' : 'rows.line'), actions.toggle)}
      {question !== 'none' && question !== 'line' && !isOpen && link(t('rows.answer'), actions.toggle)}
    </span>
  );
}

/** Its place in the file. */
export function PlaceCell({ row }: { row: ShownRow }) {
  return <span title={row.sheet ?? undefined}>{row.line}</span>;
}
