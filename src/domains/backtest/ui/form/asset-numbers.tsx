import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { Slider } from '../../../../design-system/inputs/slider.tsx';
import type { SimulationForm } from '../simulation-types.ts';
import { FloatInput } from './float-input.tsx';
import styles from './params.module.css';

type Props = {
  assets: SimulationForm['assets'];
  values: Record<string, number>;
  onChange: (values: Record<string, number>) => void;
  label: (asset: string) => string;
  /** Weights: a slider beside a field in percent. Otherwise only the field. */
  asPercent?: boolean;
};

/** A number for each asset of the portfolio. */
export function AssetNumbers({ assets, values, onChange, label, asPercent }: Props) {
  const set = (ticker: string, value: number) => onChange({ ...values, [ticker]: value });
  return (
    <ul className={asPercent ? styles.weights : styles.scores}>
      {assets.map(({ ticker, name }) => {
        const value = values[ticker] ?? 0;
        return (
          <li key={ticker}>
            <TickerBadge ticker={ticker} />
            <span className={styles.assetName} title={name}>
              {name}
            </span>
            {asPercent && (
              <Slider
                size="sm"
                aria-label={label(ticker)}
                min={0}
                max={1}
                step={0.001}
                value={value}
                onValueChange={(share) => set(ticker, share)}
              />
            )}
            <FloatInput
              className={styles.small}
              aria-label={label(ticker)}
              unit={asPercent ? '%' : undefined}
              value={asPercent ? percentOf(value) : value}
              onFloatChange={(typed) => set(ticker, asPercent ? shareOf(typed) : typed)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** 0.1234 is 12.34; floats leave dust such as 28.000000000000004. */
function percentOf(share: number): number {
  return Number((share * 100).toFixed(6));
}

function shareOf(percent: number): number {
  return Number((percent / 100).toFixed(8));
}
