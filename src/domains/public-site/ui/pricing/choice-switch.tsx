import { Link } from 'react-router';
import styles from './choice-switch.module.css';

type Props = {
  label: string;
  options: readonly { key: string; text: string; to: string; current: boolean; onChoose: () => void }[];
};

/** One of a few as links: it works without scripts, and what is chosen can be sent to somebody. */
export function ChoiceSwitch({ label, options }: Props) {
  return (
    <nav aria-label={label} className={styles.group}>
      {options.map(({ key, text, to, current, onChoose }) => (
        <Link
          key={key}
          to={to}
          replace
          preventScrollReset
          className={styles.option}
          aria-current={current ? 'true' : undefined}
          onClick={onChoose}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
