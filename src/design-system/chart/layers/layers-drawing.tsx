import { useId } from 'react';
import { Crosshair } from '../crosshair.tsx';
import { PlotDrawing } from '../plot-drawing.tsx';
import styles from './layers-chart.module.css';
import type { ChartLayer, LayersFrame, layersLayout } from './layers-layout.ts';

type Props = {
  layers: readonly ChartLayer[];
  drawn: ReturnType<typeof layersLayout>;
  frame: LayersFrame;
  height: number;
  /** Where the words of the axis begin. */
  edge: number;
  numbers: readonly { value: number; text: string }[];
  ticks: readonly { at: number; text: string }[];
  mark: { at: number; text: string } | undefined;
  /** Where the crosshair stands. */
  at: number | undefined;
};

const stones = { stone1: 'var(--st-1)', stone2: 'var(--st-2)', stone3: 'var(--st-3)' };

/** The drawing of the layers; no word of an axis lies on it (U-17). */
export function LayersDrawing({ layers, drawn, frame, height, edge, numbers, ticks, mark, at }: Props) {
  const gradient = useId();
  const { left, right, top, floor } = frame;
  const fill = (tone: ChartLayer['tone']) => (tone === 'amber' ? `url(#${gradient})` : stones[tone]);
  return (
    <PlotDrawing width={right} height={height} clipped>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ch-fill-a)" />
        <stop offset="1" stopColor="var(--ch-fill-b)" />
      </linearGradient>
      {numbers.map(({ value }) => (
        <path key={value} className={styles.grid} d={`M${left} ${Math.round(drawn.y(value))}H${right}`} />
      ))}
      {layers
        .map(({ key, tone }, depth) => <path key={key} d={drawn.areas[depth]} fill={fill(tone)} />)
        .reverse()}
      <path className={styles.amber} d={drawn.amberLine} />
      <path className={styles.line} d={drawn.line} />
      {mark && <Mark x={drawn.x(mark.at)} text={mark.text} width={right} floor={floor} />}
      {numbers.map(({ value, text }) => (
        <text key={value} x={edge} y={drawn.y(value) + 4}>
          {text}
        </text>
      ))}
      {ticks.map((tick) => (
        <text key={tick.at} x={drawn.x(tick.at)} y={height - 14} textAnchor="middle">
          {tick.text}
        </text>
      ))}
      {at !== undefined && <Crosshair x={drawn.x(at)} from={top - 12} to={floor} />}
    </PlotDrawing>
  );
}

type MarkProps = { x: number; text: string; width: number; floor: number };

function Mark({ x, text, width, floor }: MarkProps) {
  const before = x > width * 0.6;
  return (
    <>
      <path className={styles.mark} d={`M${x} 12V${floor}`} />
      <text
        className={styles.markText}
        x={x + (before ? -10 : 10)}
        y={22}
        textAnchor={before ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  );
}
