import { plain } from '../../foundation/format-number.ts';
import { Unknown } from './unknown.tsx';
import { useNumbers } from './use-numbers.ts';

type Props = {
  /** In percent: 9.8 is 9,8%. */
  value: string | number | null | undefined;
  reason?: string;
  decimals?: number;
  signed?: boolean;
};

/** A rate or share that is no change: without colour and arrow. */
export function Percent({ value, reason, decimals = 1, signed }: Props) {
  const numbers = useNumbers();
  const exact = typeof value === 'number' ? plain(value) : value;
  if (exact === null || exact === undefined) return <Unknown reason={reason} />;
  return <span style={{ whiteSpace: 'nowrap' }}>{numbers.percent(exact, { decimals, signed })}</span>;
}
