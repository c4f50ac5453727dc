import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { useReport } from './report-context.ts';

type Props = { value: string | null | undefined; signed?: boolean; bare?: boolean };

/** An amount in the report's currency; where it is not known it says why. */
export function Money({ value, signed, bare }: Props) {
  const { currency, reason } = useReport();
  return <Amount value={value} currency={currency} reason={reason} signed={signed} bare={bare} />;
}

/** The same of what was gained or lost. */
export function Gain({ value, bare }: { value: string | null | undefined; bare?: boolean }) {
  const { currency, reason } = useReport();
  return <Change amount={value} currency={currency} reason={reason} bare={bare} hideArrow={bare} />;
}
