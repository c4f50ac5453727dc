import { formatPercent, type NumberStyle, plain } from '../../foundation/format-number.ts';
import { Unknown } from './unknown.tsx';

type Props = {
  /** In percent: 9.8 is 9,8%. */
  value: string | number | null | undefined;
  reason?: string;
  decimals?: number;
  signed?: boolean;
  style?: NumberStyle;
};

/** A rate or share that is no change: without colour and arrow. */
export function Percent({ value, reason, decimals = 1, signed, style }: Props) {
  const exact = typeof value === 'number' ? plain(value) : value;
  if (exact === null || exact === undefined) return <Unknown reason={reason} />;
  return <span style={{ whiteSpace: 'nowrap' }}>{formatPercent(exact, { decimals, signed, style })}</span>;
}
