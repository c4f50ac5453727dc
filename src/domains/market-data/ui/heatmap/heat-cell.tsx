import { heatColours } from '../../../../design-system/figures/heat-colours.ts';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { changeText } from '../change-text.ts';
import styles from './heat-cell.module.css';

type Props = {
  change: number | null;
  /** How many percent one colour is. */
  step: number;
  /** Why there is no change. */
  reason: string;
};

/** A change in a table, coloured like a tile of the map. */
export function HeatCell({ change, step, reason }: Props) {
  const numbers = useNumbers();
  if (change === null) {
    return (
      <span className={styles.none}>
        <Unknown reason={reason} />
      </span>
    );
  }
  return (
    <span className={styles.cell} style={heatColours(change, step)}>
      {changeText(change, numbers)}
    </span>
  );
}
