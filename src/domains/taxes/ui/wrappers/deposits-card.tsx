import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { useReadOnlyPortfolios } from '../../../billing/ui/read-only.tsx';
import { lastAnnounced } from '../../../ledger/pension-limits.ts';
import { upsertTransaction } from '../../../ledger/ui/ledger-modals.ts';
import type { DepositOutput, WrapperOutput } from '../../wrappers-contract.ts';
import { useTaxWords } from '../use-tax-words.ts';
import styles from './deposits-card.module.css';
import { Round } from './limit-card.tsx';
import { nameTransfer } from './wrapper-modals.ts';

/** So many stand in the card; the transactions have them all. */
const mostShown = 8;

/** Deposits of the year with the one that crossed the limit, and what was left in each year. */
export function DepositsCard({ wrapper, portfolioId }: { wrapper: WrapperOutput; portfolioId: string }) {
  const t = useTranslations('wrappers.deposits');
  const { deposits, deposits_count, year } = wrapper;
  const isReadOnly = useReadOnlyPortfolios().has(portfolioId);
  const over = deposits.filter(({ is_first_over }) => is_first_over);
  const shown = [
    ...deposits.slice(0, mostShown),
    ...over.filter((one) => deposits.indexOf(one) >= mostShown),
  ];
  return (
    <Card className={styles.card}>
      <div>
        <header className={styles.head}>
          <h2>{t('title', { year: String(year) })}</h2>
          <Button
            size="sm"
            icon="plus"
            disabled={isReadOnly}
            onClick={() => void openModal(upsertTransaction, { portfolioId, type: 'deposit' })}
          >
            {t('add')}
          </Button>
        </header>
        {deposits_count === 0 && <p className={styles.none}>{t('none')}</p>}
        {shown.length > 0 && <Deposits shown={shown} />}
        {deposits_count > shown.length && (
          <p className={styles.none}>{t('more', { count: deposits_count - shown.length })}</p>
        )}
      </div>
      <Years wrapper={wrapper} />
    </Card>
  );
}

function Deposits({ shown }: { shown: readonly DepositOutput[] }) {
  const t = useTranslations('wrappers.deposits');
  const words = useTaxWords();
  return (
    <ul className={styles.deposits} aria-label={t('state')}>
      {shown.map((deposit) => (
        <li key={deposit.id}>
          <span className={styles.day}>{words.day(deposit.day)}</span>
          <Amount value={deposit.amount} currency={deposit.currency} />
          <span className={styles.state}>
            {deposit.is_first_over && <StatusPill tone="amber">{t('over')}</StatusPill>}
            {deposit.is_transfer && <StatusPill>{t('transfer')}</StatusPill>}
          </span>
          <Button
            size="sm"
            variant="text"
            aria-label={t('markOf', { day: words.day(deposit.day) })}
            onClick={() => void openModal(nameTransfer, { deposit })}
          >
            {t('mark')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Years({ wrapper: { years, limits } }: { wrapper: WrapperOutput }) {
  const t = useTranslations('wrappers.years');
  const [own] = limits;
  const isDeducted = own?.kind === 'ikze';
  // What was paid beside the books would take more: only that a limit was crossed is certain then.
  const isKnown = own?.is_complete === true;
  const noLimit = (year: number) => (String(year) > lastAnnounced ? t('notAnnounced') : t('unknown'));
  const rows = years.map(({ year, limit, paid, room, excess, saved }) => ({
    key: String(year),
    cells: [
      String(year),
      limit === null ? noLimit(year) : <Round key="limit" value={limit} bare />,
      <Round key="paid" value={paid} bare />,
      <span key="left">
        {Number(excess ?? 0) > 0
          ? t.rich('overBy', { amount: () => <Round value={excess!} bare /> })
          : room !== null && isKnown && <Round value={room} bare />}
      </span>,
      ...(isDeducted ? [saved === null ? '' : <Round key="saved" value={saved} bare />] : []),
    ],
  }));
  const next = own && {
    key: 'next',
    cells: [
      String(own.next.year),
      own.next.limit === null ? noLimit(own.next.year) : <Round key="limit" value={own.next.limit} bare />,
      ...['', '', ...(isDeducted ? [''] : [])],
    ],
  };
  return (
    <div className={styles.years}>
      <h2>{t('title')}</h2>
      <PlainTable
        label={t('title')}
        head={[t('year'), t('limit'), t('paid'), t('left'), ...(isDeducted ? [t('saved')] : [])]}
        rows={[...(next ? [next] : []), ...rows]}
      />
    </div>
  );
}
