import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import type { LimitOutput, WrapperOutput } from '../../wrappers-contract.ts';
import { useTaxWords, zloty } from '../use-tax-words.ts';
import styles from './limit-card.module.css';
import { MonthSteps } from './month-steps.tsx';
import { stateSaver } from './wrapper-modals.ts';

type Props = {
  limit: LimitOutput;
  wrapper: WrapperOutput;
  /** For the portfolio that is shown, where it is the one that follows no cash. */
  onTrackCash: (() => void) | undefined;
};

/** The room left is the large figure; deposits rise as steps under the dashed limit. */
export function LimitCard({ limit: of, wrapper, onTrackCash }: Props) {
  const t = useTranslations('wrappers.limit');
  const kinds = useTranslations('common.accountKinds');
  const kind = kinds(of.kind);
  const year = String(of.year);
  const names = of.portfolios.map(({ name }) => name).join(', ');
  const untracked = of.portfolios.filter(({ follows_cash }) => !follows_cash);
  return (
    <Card
      flush
      className={styles.card}
      title={t('title', { kind, year })}
      action={of.limit !== null && <Round value={of.limit} className={styles.whole} />}
    >
      <div className={styles.words}>
        <Room of={of} />
        {of.is_complete ? <Said of={of} wrapper={wrapper} kind={kind} /> : null}
        {!of.is_complete && (
          <p>
            {t('incomplete', { names: untracked.map(({ name }) => name).join(', ') || names })}{' '}
            {onTrackCash && (
              <Button size="sm" variant="text" onClick={onTrackCash}>
                {t('track')}
              </Button>
            )}
          </p>
        )}
        {of.portfolios.length > 1 && (
          <p className={styles.several}>
            <Icon name="exclamation" size={16} /> <span>{t('several', { kind, names })}</span>
          </p>
        )}
      </div>
      {of.is_complete && <MonthSteps of={of} today={wrapper.today} label={t('chart', { kind, year })} />}
    </Card>
  );
}

/** Limits are in full złoty more often than not: groszy stand only where there are some. */
export function Round({ value, ...more }: { value: string; className?: string | undefined; bare?: boolean }) {
  const { className, bare } = more;
  const decimals = Number(value) % 1 === 0 ? 0 : 2;
  return (
    <Amount
      value={value}
      currency={zloty}
      decimals={decimals}
      {...(className && { className })}
      {...(bare && { bare })}
    />
  );
}

function Room({ of }: { of: LimitOutput }) {
  const t = useTranslations('wrappers.limit');
  const { room, excess, is_complete } = of;
  if (room === null || excess === null || !is_complete)
    return <p className={styles.unknown}>{t('unknown')}</p>;
  const isOver = Number(excess) > 0;
  const parts = {
    amount: () => <Round value={isOver ? excess : room} />,
    small: (text: ReactNode) => <small>{text}</small>,
  };
  return <p className={styles.room}>{t.rich(isOver ? 'over' : 'left', parts)}</p>;
}

function Said({ of, wrapper, kind }: { of: LimitOutput; wrapper: WrapperOutput; kind: string }) {
  const t = useTranslations('wrappers.limit');
  const words = useTaxWords();
  const numbers = useNumbers();
  const page = useTranslations('wrappers');
  const year = String(of.year);
  const short = (amount: string) => words.pln(amount, Number(amount) % 1 === 0 ? 0 : 2);
  const { saver, today } = wrapper;
  const lines: string[] = [t('paid', { paid: short(of.paid) })];
  if (of.no_limit === 'not-announced') lines.push(t('notAnnounced', { year }));
  if (of.no_limit === 'not-kept') lines.push(t('notKept', { year }));
  if (of.no_limit === 'no-such-account') lines.push(t('noSuchAccount', { year, kind }));
  if (Number(of.excess ?? 0) > 0) lines.push(t('crossed'));
  else if (of.limit !== null)
    lines.push(of.days_left === null ? t('lapsed') : t('lapses', { days: of.days_left }));
  return (
    <>
      <p>{lines.join(' ')}</p>
      {of.deductible !== null && (
        <p>
          {of.saved !== null && saver.tax_rate !== null
            ? t('deduction', {
                deductible: short(of.deductible),
                rate: numbers.percent(saver.tax_rate, { decimals: 0 }),
                saved: short(of.saved),
              })
            : t('deductionOnly', { deductible: short(of.deductible) })}{' '}
          {of.saved === null && (
            <Button size="sm" variant="text" onClick={() => void openModal(stateSaver, { saver, today })}>
              {page('data')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
