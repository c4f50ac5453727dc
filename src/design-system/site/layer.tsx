import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layer.module.css';
import { StrataEdge } from './strata-edge.tsx';
import { Wrap } from './wrap.tsx';

type Props = {
  /** From the surface down: sky, three layers of stone, graphite. */
  tone: 'sky' | 'stone1' | 'stone2' | 'stone3' | 'graphite';
  /** Number of the contour it begins with; without one it goes on from the layer above. */
  edge?: number;
  id?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** One section of the public site, as a layer of the ground. */
export function Layer({ tone, edge, id, labelledBy, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.layer, styles[tone], edge === undefined && styles.continued)}
    >
      {edge !== undefined && <StrataEdge layer={edge} />}
      <Wrap className={className}>{children}</Wrap>
    </section>
  );
}
