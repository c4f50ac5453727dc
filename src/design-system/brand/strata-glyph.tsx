import styles from './strata-glyph.module.css';

type Props = {
  /** dashed: nothing entered yet. filled: data is there. broken: it did not load. */
  amber?: 'dashed' | 'filled' | 'broken';
};

const amberLayer = 'M2 30c20-6 40 5 62-1s36-12 54-17v31c-18-3-34-2-54 1S22 40 2 44z';

/** Two layers of stone and the amber above them, the sign of every empty place. */
export function StrataGlyph({ amber = 'dashed' }: Props) {
  return (
    <svg className={styles.glyph} viewBox="0 0 120 72" aria-hidden="true">
      <path fill="var(--st-3)" d="M0 62c22-5 40 3 62-1s38-3 58 0v7a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" />
      {amber === 'broken' ? (
        <path
          fill="var(--st-2)"
          d="M0 47c16-4 32 1 46 2l-4 10C26 57 14 57 0 60zM64 48c22-3 38-6 56-2v13c-20-3-36-4-58 0z"
        />
      ) : (
        <path fill="var(--st-2)" d="M0 47c20-5 42 4 64 0s38-5 56-1v13c-20-3-36-4-58 0S22 55 0 60z" />
      )}
      <path className={amber === 'filled' ? styles.filled : styles.dashed} d={amberLayer} />
    </svg>
  );
}
