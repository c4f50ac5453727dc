import type { ReactNode } from 'react';
import type { ReportKind } from '../../report-kinds.ts';
import styles from './report-gallery.module.css';

export type Pictured = ReportKind | 'realEstate' | 'compare';

const heats = ['u1', 'u2', '0', 'd1', 'u3', 'u1', 'd2', 'u2', '0', 'u1'];
const bars = [14, 8, 20, 10, 28, 12, 16, 34];
const gains: readonly (readonly [number, boolean])[] = [
  [60, true],
  [44, true],
  [22, false],
  [30, true],
];
const [rows, columns] = [
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
];

const estate = (
  <>
    <path d="M0 64V40l40-4v28Z" fill="var(--faint)" />
    <path d="M40 64V22h80v42Z" fill="var(--faint)" />
    <path d="M0 40l40-4v-6L0 36ZM40 22h80V12l-80 4Z" fill="var(--ch-fill-a)" />
  </>
);
const monthly = (
  <>
    {bars.map((height, at) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
        key={at}
        x={16 + at * 11.5}
        y={52 - height}
        width="8"
        height={height}
        rx="2.5"
        fill={at === bars.length - 1 ? 'var(--amber)' : 'var(--faint)'}
      />
    ))}
  </>
);

/** What a report looks like, in a few strokes. */
const drawings: Record<Pictured, ReactNode> = {
  overview: (
    <>
      <path d="M0 52 20 44 40 46 64 32 90 34 120 18V64H0Z" fill="var(--ch-fill-a)" />
      <path d="M0 56C40 50 80 52 120 46V64H0Z" fill="var(--faint)" />
    </>
  ),
  performance: (
    <>
      {rows.flatMap((row) =>
        columns.map((column) => (
          <rect
            key={`${row} ${column}`}
            x={10 + column * 10}
            y={10 + row * 9}
            width="9"
            height="8"
            rx="2"
            fill={`var(--hm-${heats[(column * 3 + row * 7) % 10]})`}
          />
        )),
      )}
    </>
  ),
  allocation: (
    <g fill="none" strokeWidth="10">
      <circle cx="60" cy="32" r="19" stroke="var(--c2)" />
      <circle
        cx="60"
        cy="32"
        r="19"
        stroke="var(--c1)"
        strokeDasharray="58 120"
        transform="rotate(-90 60 32)"
      />
      <circle
        cx="60"
        cy="32"
        r="19"
        stroke="var(--c3)"
        strokeDasharray="14 120"
        transform="rotate(160 60 32)"
      />
    </g>
  ),
  income: monthly,
  realised: (
    <>
      {gains.map(([width, isGain], at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
          key={at}
          x="40"
          y={12 + at * 11}
          width={width}
          height="7"
          rx="2.5"
          fill={isGain ? 'var(--amber)' : 'var(--ink-3)'}
        />
      ))}
      <path d="M40 8v48" stroke="var(--line-2)" />
    </>
  ),
  costs: (
    <g strokeWidth="7" strokeLinecap="round">
      <path d="M14 20h92M14 32h70M14 44h40" stroke="var(--faint)" />
      <path d="M14 20h14M14 32h9M14 44h5" stroke="var(--ink-2)" />
    </g>
  ),
  transactions: (
    <g strokeWidth="4" strokeLinecap="round">
      <path d="M14 18h92M14 29h92M14 40h92M14 51h92" stroke="var(--faint)" />
      <path d="M14 18h24M14 29h20M14 40h28M14 51h18" stroke="var(--ink-3)" />
    </g>
  ),
  compare: (
    <g fill="none" strokeWidth="2.5">
      <path d="M4 50 28 40 52 36 80 24 116 10" stroke="var(--amber)" />
      <path d="M4 50 28 44 52 46 80 34 116 28" stroke="var(--c2)" />
      <path d="M4 50 116 22" stroke="var(--ink-3)" strokeDasharray="5 4" />
    </g>
  ),
  properties: estate,
  rent: monthly,
  equity: estate,
  realEstate: estate,
};

export function Thumbnail({ of }: { of: Pictured }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 64" preserveAspectRatio="none" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
