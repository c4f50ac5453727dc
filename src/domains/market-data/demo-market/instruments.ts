import { coins } from './catalogue/coins.ts';
import { commodities } from './catalogue/commodities.ts';
import { etfs } from './catalogue/etfs.ts';
import { europeanShares } from './catalogue/european-shares.ts';
import { futures } from './catalogue/futures.ts';
import { indices } from './catalogue/indices.ts';
import { polishShares } from './catalogue/polish-shares.ts';
import { treasuryBonds } from './catalogue/treasury-bonds.ts';
import { usShares } from './catalogue/us-shares.ts';
import type { DemoInstrument } from './demo-instrument.ts';

/** Everything that is quoted in the demonstration market, in a fixed order. */
export const demoInstruments: readonly DemoInstrument[] = [
  ...polishShares,
  ...usShares,
  ...europeanShares,
  ...etfs,
  ...coins,
  ...commodities,
  ...futures,
  ...indices,
  ...treasuryBonds,
];

const byKey = new Map(demoInstruments.map((instrument) => [instrument.key, instrument]));

export function demoInstrument(key: string): DemoInstrument {
  const instrument = byKey.get(key);
  if (!instrument) throw new Error(`no demonstration instrument ${key}`);
  return instrument;
}
