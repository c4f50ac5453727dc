import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { Checkbox } from '../../../design-system/inputs/checkbox.tsx';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { type DueOutput, mostAnswered } from '../contract.ts';
import styles from './due-card.module.css';
import { usePlanWords } from './use-plan-words.ts';

export type DueActions = {
  confirm: (due: readonly DueOutput[]) => Promise<void>;
  /** Corrects one before it is confirmed, or skips it. */
  check: (due: DueOutput) => Promise<void>;
};

const shownAtFirst = 6;
const keyOf = ({ plan_id, day }: DueOutput) => `${plan_id} ${day}`;

/** The one amber card: what came due and is not recorded. */
export function DueCard({ due, actions }: { due: readonly DueOutput[]; actions: DueActions }) {
  const t = useTranslations('plans.due');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const [sending, setSending] = useState(false);
  // What has no amount yet is checked one by one.
  const chosen = due.filter((one) => one.total !== null && !left.has(keyOf(one))).slice(0, mostAnswered);
  const shown = isWhole ? due : due.slice(0, shownAtFirst);
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const confirm = async () => {
    setSending(true);
    await actions.confirm(chosen);
    setSending(false);
  };
  return (
    <Card className={due.length > 0 ? styles.card : undefined} title={t('title')}>
      <p className={styles.lead}>{due.length > 0 ? t('text') : t('none')}</p>
      <ul className={styles.list}>
        {shown.map((one) => (
          <DueRow
            key={keyOf(one)}
            due={one}
            isChosen={chosen.includes(one)}
            onToggle={() => toggle(keyOf(one))}
            onCheck={() => void actions.check(one)}
          />
        ))}
      </ul>
      {due.length > shown.length && (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          {t('more', { count: due.length - shown.length })}
        </Button>
      )}
      {due.length > 0 && (
        <>
          <Button
            variant="primary"
            full
            loading={sending}
            disabled={chosen.length === 0}
            onClick={() => void confirm()}
          >
            {t('confirm', { count: chosen.length })}
          </Button>
          <p className={styles.note}>{t('note')}</p>
        </>
      )}
    </Card>
  );
}

type RowProps = { due: DueOutput; isChosen: boolean; onToggle: () => void; onCheck: () => void };

function DueRow({ due, isChosen, onToggle, onCheck }: RowProps) {
  const t = useTranslations('plans.due');
  const words = usePlanWords();
  const names = useCalendarNames();
  const day = dayText(due.day, 'short', names);
  const name = words.name(due);
  const how = words.how(due);
  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={due.total === null}
        onChange={onToggle}
        aria-label={t('choose', { name, day })}
      />
      <span className={styles.what}>
        <b>{name}</b>
        <small>{t('on', { day, portfolio: due.portfolio_name })}</small>
        {how && <small>{how}</small>}
      </span>
      <span className={styles.total}>
        <b>
          <Amount value={due.total} currency={due.currency.toUpperCase()} reason={how ?? undefined} />
        </b>
        <Button variant="text" size="sm" onClick={onCheck}>
          {t('change')}
        </Button>
      </span>
    </li>
  );
}
