import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import type { ChangeOutput } from '../contract.ts';
import { undoMinutes } from '../undoable.ts';
import { iconOf } from './change-icon.ts';
import styles from './undo-bar.module.css';
import { useChangeText } from './use-change-text.ts';
import { useWayBack } from './use-way-back.ts';

type Props = { change: ChangeOutput; onUndone: () => void; onDismiss: () => void };

/** Offers to undo what was done last, for as long as that is possible (rule UN-1). */
export function UndoBar({ change, onUndone, onDismiss }: Props) {
  const t = useTranslations('changes');
  const textOf = useChangeText();
  const left = useSecondsLeft(change);
  const { undo, busy } = useWayBack(onUndone);
  if (left === 0) return null;
  return (
    <section className={styles.bar} data-scheme="dark" data-print="hide" aria-label={t('offer')}>
      <Icon name={iconOf(change)} />
      <p className={styles.text}>
        <b>{textOf(change)}</b>
        <small aria-live="off">{t('undoFor', { time: clockText(left) })}</small>
      </p>
      <button
        type="button"
        className={styles.undo}
        aria-disabled={busy !== undefined || undefined}
        onClick={() => void undo(change.id)}
      >
        <Icon name="refresh" size={18} className={styles.back} />
        {t('undo')}
      </button>
      <IconButton icon="x" label={t('dismiss')} className={styles.close} onClick={onDismiss} />
      <span
        className={styles.left}
        style={{ width: `${(left / (undoMinutes * 60)) * 100}%` }}
        aria-hidden="true"
      />
    </section>
  );
}

/** By the server's clock: it says how many there are, and this one how many have passed since. */
function useSecondsLeft(change: ChangeOutput): number {
  const [left, setLeft] = useState(change.undo_seconds);
  useEffect(() => {
    const until = performance.now() + change.undo_seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [change]);
  return left;
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
