import { type ReactNode, useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { dayText, inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { isRemoval, quietKinds } from '../../change-kinds.ts';
import type { ChangeOutput } from '../../contract.ts';
import { iconOf } from '../change-icon.ts';
import { useChangeText } from '../use-change-text.ts';
import styles from './change-row.module.css';
import { ChangeVersions } from './change-versions.tsx';

type Props = {
  change: ChangeOutput;
  /** The one transaction whose versions are looked at. */
  transactionId: string | undefined;
  isBusy: boolean;
  onUndo: (id: string) => void;
  onRestore: (id: string) => void;
  /** Where the import of a file is taken back. */
  importTo: (document: string) => string;
};

/** One change: what, when and by whom, what it made of each row, and the way back. */
export function ChangeRow({ change, transactionId, isBusy, onUndo, onRestore, importTo }: Props) {
  const t = useTranslations('changes');
  const text = useChangeText()(change);
  const [isOpen, setOpen] = useState(transactionId !== undefined);
  const { id, kind, about, origin, made_at, undo_seconds, rows } = change;
  const isOffered = undo_seconds > 0 && !quietKinds.includes(kind);
  const details = [
    useWhenText()(made_at),
    t(`origin.${origin}`),
    kind === 'transactions-moved' ? undefined : about.portfolio,
  ];
  return (
    <li className={styles.row}>
      <span className={classNames(styles.icon, isOffered && styles.open)}>
        <Icon name={iconOf(change)} size={18} />
      </span>
      <div className={styles.text}>
        <b>{text}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
        {rows > 0 && (
          <button
            type="button"
            className={styles.show}
            aria-expanded={isOpen}
            aria-label={t('showOf', { change: text })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('show')}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
          </button>
        )}
        {rows === 0 && isRemoval(kind) && <small>{t('rowsGone')}</small>}
      </div>
      <div className={styles.action}>
        <WayBack
          {...{ change, text, isOffered, isBusy }}
          onUndo={() => onUndo(id)}
          onRestore={() => onRestore(id)}
          importLink={
            about.document !== undefined && (
              <TextLink
                to={importTo(about.document)}
                aria-label={t('takeBackOf', { name: about.name ?? '' })}
              >
                {t('takeBack')}
              </TextLink>
            )
          }
        />
      </div>
      {isOpen && rows > 0 && <ChangeVersions id={id} transactionId={transactionId} />}
    </li>
  );
}

/** The hour while it is near, the day when it is not. */
function useWhenText(): (at: string) => string {
  const t = useTranslations('changes');
  const names = useCalendarNames();
  const today = dayInWarsaw(useNow());
  return (at) => {
    const { day, time } = inWarsaw(at);
    if (day === today) return t('today', { time });
    return day === addDays(today, -1) ? t('yesterday', { time }) : dayText(day, 'short', names);
  };
}

type WayBackProps = {
  change: ChangeOutput;
  text: string;
  isOffered: boolean;
  isBusy: boolean;
  onUndo: () => void;
  onRestore: () => void;
  importLink: ReactNode;
};

function WayBack({ change, text, isOffered, isBusy, onUndo, onRestore, importLink }: WayBackProps) {
  const t = useTranslations('changes');
  if (change.undone_at) return <span className={styles.undone}>{t('undone')}</span>;
  if (isOffered)
    return (
      <Button
        variant="secondary"
        size="sm"
        loading={isBusy}
        aria-label={t('undoOf', { change: text })}
        onClick={onUndo}
      >
        {t('undoMinutes', { minutes: Math.ceil(change.undo_seconds / 60) })}
      </Button>
    );
  if (change.can_restore)
    return (
      <Button
        variant="secondary"
        size="sm"
        loading={isBusy}
        aria-label={t('restoreOf', { change: text })}
        onClick={onRestore}
      >
        {t('restore')}
      </Button>
    );
  return importLink;
}
