import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StrataPicture } from '../../../../design-system/site/strata-picture.tsx';
import { pictureHeight, pictureWidth } from './picture-size.ts';
import styles from './tool-card.module.css';
import type { ToolPicture } from './tool-pictures.ts';

type Props = { to: string; name: string; text: string; graphite?: boolean; children: ReactNode };

/** A tool by its own chart and one real answer. */
export function ToolCard({ to, name, text, graphite, children }: Props) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className={styles.card}
      data-scheme={graphite ? 'dark' : undefined}
      data-graphite={graphite ? '' : undefined}
    >
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.picture}>{children}</div>
    </Link>
  );
}

/** Layers of stone with amber on top, as in the tool's own chart. */
export function LayersPicture({ picture }: { picture: ToolPicture }) {
  return (
    <StrataPicture
      box={`0 0 ${pictureWidth} ${pictureHeight}`}
      amber={picture.amber}
      value={picture.value || 'M0 0'}
    >
      {picture.stone.map((layer, depth) => (
        <path key={layer} d={layer} className={depth === 0 ? styles.upper : styles.lower} />
      ))}
      {picture.dashed && <path d={picture.dashed} className={styles.dashed} />}
    </StrataPicture>
  );
}
