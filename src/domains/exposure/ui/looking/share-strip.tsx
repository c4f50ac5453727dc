import type { CSSProperties } from 'react';
import styles from './share-strip.module.css';
import { useExposureWords } from './use-exposure-words.ts';

type Part = { key: string; name?: string | null; share: number };
type Props = { label: string; parts: readonly Part[] };

/** Wide enough for its name. */
const roomy = 22;

/** Everything in one strip; its figures are in the list beside it, and each part tells its own. */
export function ShareStrip({ label, parts }: Props) {
  const { nameOf, percent } = useExposureWords();
  const shown = parts.filter(({ share }) => share > 0);
  return (
    <figure className={styles.figure}>
      <figcaption>{label}</figcaption>
      <ul className={styles.strip}>
        {shown.map((part, at) => {
          const text = `${nameOf(part)} ${percent(part.share)}`;
          return (
            <li
              key={part.key}
              data-place={Math.min(at, 3)}
              style={{ '--share': part.share } as CSSProperties}
              title={text}
            >
              <span className={part.share >= roomy ? undefined : 'visually-hidden'}>
                {part.share >= roomy ? nameOf(part) : text}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
