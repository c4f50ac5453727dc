import styles from './initials-tile.module.css';

/** Stands for a broker until it has a mark of its own. */
export function InitialsTile({ name }: { name: string }) {
  const words = name.split(' ');
  const letters = words.length > 1 ? words.slice(0, 2).map(([first]) => first) : [name.slice(0, 2)];
  return (
    <span className={styles.tile} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}
