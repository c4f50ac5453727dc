import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import styles from './composition-bar.module.css';
import { familyColour } from './family-colour.ts';

type Part = { key: string; name: string; family: string; percent: string };
type Props = {
  label: string;
  parts: readonly Part[];
  /** On a block that stays dark. */
  graphite?: boolean;
  size?: 'sm' | 'lg';
};

export function usePercentText(): (percent: string) => string {
  const numbers = useNumbers();
  return (percent) => numbers.percent(percent, { decimals: percent.includes('.') ? 1 : 0 });
}

/** "Shares 60%, Bonds 40%", in every language. */
export function usePartWords(): (parts: readonly Pick<Part, 'name' | 'percent'>[]) => string {
  const percentText = usePercentText();
  return (parts) => parts.map(({ name, percent }) => `${name} ${percentText(percent)}`).join(', ');
}

/** The parts of a strategy side by side, each as wide as its share. */
export function CompositionBar({ label, parts, graphite, size = 'sm' }: Props) {
  const words = usePartWords();
  return (
    <span className={styles.bar} data-size={size} role="img" aria-label={`${label}: ${words(parts)}`}>
      {parts.map(({ key, family, percent }) => (
        <i key={key} style={{ flexGrow: Number(percent), background: familyColour(family, graphite) }} />
      ))}
    </span>
  );
}
