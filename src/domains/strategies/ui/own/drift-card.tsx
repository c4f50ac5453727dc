import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { decimal, floatOf } from '../../../../foundation/decimal.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { Component } from '../../composition.ts';
import type { Ground } from '../../ground-shape.ts';
import { sharesOver } from '../../own/plan-contribution.ts';
import { type OwnDraft, shortName } from './draft.ts';
import styles from './drift-card.module.css';

type Props = { draft: OwnDraft; composition: readonly Component[]; ground: Ground };

/** The share of each part over two years against today's target and band. */
export function DriftCard({ draft, composition, ground }: Props) {
  const t = useTranslations('ownStrategies.drift');
  const shares = sharesOver(ground, composition);
  return (
    <Card title={t('title')} note={t('note', { portfolio: ground.portfolio.name })}>
      <div className={styles.charts}>
        {draft.targets.map((target, at) => (
          <SmallMultiple
            key={target.id}
            name={target.name}
            short={shortName(target)}
            component={composition[at]!}
            line={shares.get(target.id) ?? []}
          />
        ))}
      </div>
    </Card>
  );
}

const width = 200;
const height = 112;

type ChartProps = {
  name: string;
  short: string;
  component: Component;
  line: readonly (number | null)[];
};

function SmallMultiple({ name, short, component, line }: ChartProps) {
  const t = useTranslations('ownStrategies.drift');
  const numbers = useNumbers();
  const percent = (value: number) => numbers.percent(plain(value) ?? '0', { decimals: 1 });
  const target = floatOf(component.wanted);
  const band = floatOf(component.band ?? decimal('0'));
  const known = line.filter((value) => value !== null);
  const now = line.at(-1) ?? null;
  const reach = Math.max(band * 1.7, ...known.map((value) => Math.abs(value - target)), 1);
  const y = (value: number) => height - 4 - ((value - (target - reach)) / (2 * reach)) * (height - 8);
  const x = (at: number) => (at / Math.max(1, line.length - 1)) * width;
  const isOut = (value: number) => Math.abs(value - target) > band;
  // The edges of the band are named where the line does not begin or end.
  const isAbove = (value: number | null) => value !== null && value > target + band;
  const isBelow = (value: number | null | undefined) => (value ?? target) < target - band;
  const words =
    now === null
      ? t('unknown')
      : t('words', {
          now: percent(now),
          least: percent(Math.min(...known)),
          most: percent(Math.max(...known)),
          weeks: known.filter(isOut).length,
        });
  const edge = (value: number) =>
    numbers.percent(plain(value) ?? '0', { decimals: Number.isInteger(value) ? 0 : 1 });
  return (
    <figure className={styles.chart}>
      <figcaption title={name}>
        <b>{short}</b>
        <span>{now === null ? '–' : percent(now)}</span>
      </figcaption>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${name}: ${words}`}
        >
          <rect
            className={styles.band}
            x="0"
            y={y(target + band)}
            width={width}
            height={y(target - band) - y(target + band)}
          />
          <path className={styles.target} d={`M0 ${y(target)}H${width}`} />
          <path className={styles.line} d={pathOf(line, x, y, () => true)} />
          <path className={styles.out} d={pathOf(line, x, y, isOut)} />
        </svg>
        <small
          className={styles.upper}
          data-side={isAbove(now) ? 'left' : 'right'}
          style={{ top: y(target + band) }}
          aria-hidden="true"
        >
          {edge(target + band)}
        </small>
        <small
          className={styles.lower}
          data-side={isBelow(line[0]) ? 'right' : 'left'}
          style={{ top: y(target - band) }}
          aria-hidden="true"
        >
          {edge(Math.max(0, target - band))}
        </small>
        {now !== null && <i className={styles.now} style={{ top: y(now) }} />}
      </div>
    </figure>
  );
}

/** Parts of the line, begun anew after what is unknown or not wanted. */
function pathOf(
  line: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
  wanted: (value: number) => boolean,
): string {
  let isDrawing = false;
  return line
    .map((value, at) => {
      if (value === null || !wanted(value)) {
        isDrawing = false;
        return '';
      }
      const command = isDrawing ? 'L' : 'M';
      isDrawing = true;
      return `${command}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
