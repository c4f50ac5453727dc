import type { IconName } from '../../../design-system/brand/icon.tsx';
import { Button } from '../../../design-system/button.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import styles from './simulation-dialog.module.css';

type Props = {
  label: string;
  /** Stands there while the work is done, instead of a bare spinner. */
  busyLabel: string;
  busy: boolean;
  icon?: IconName;
  disabled?: boolean;
  onClick?: () => void;
};

/** The dialog's one amber button. Busy it keeps the keyboard's focus and says what is being done. */
export function BusyButton({ label, busyLabel, busy, icon, disabled, onClick }: Props) {
  return (
    <Button
      variant="primary"
      icon={busy ? 'refresh' : icon}
      className={classNames(styles.go, busy && styles.busy)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
