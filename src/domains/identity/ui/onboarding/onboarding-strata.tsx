import { classNames } from '../../../../design-system/class-names.ts';
import styles from './onboarding-strata.module.css';

/** From the deepest layer up; each answer lays one, and the amber waits for the first investment. */
const layers = [
  'M0 84c90-9 150 8 250 2s150-14 240-6 160 6 230-1v41H0z',
  'M0 62c80-10 170 6 260-2s140-12 230-4 160 2 230-4v40c-70 7-140 9-230 1s-140 0-240 6S90 93 0 102z',
  'M0 42c90-12 160 4 250-4s150-14 240-6 160-2 230-8v34c-70 6-140 12-230 4s-140-4-230 4S80 62 0 72z',
];
const amber =
  'M0 30c50-8 110-4 170-10s110 4 170-4 120-6 180-10S650 4 720 0v28c-70 6-140 16-230 8s-150-2-240 6S90 34 0 46z';

/** The ground under the questions: it grows with every answer. */
export function OnboardingStrata({ layers: laid }: { layers: number }) {
  return (
    <svg viewBox="0 0 720 120" preserveAspectRatio="none" aria-hidden="true" className={styles.strata}>
      <path d={amber} className={classNames(styles.amber, laid === layers.length && styles.filled)} />
      {layers.map((path, at) => (
        <path key={path} d={path} className={classNames(styles.layer, at < laid && styles.laid)} />
      ))}
    </svg>
  );
}
