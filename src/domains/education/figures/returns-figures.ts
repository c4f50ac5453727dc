import type { PortfolioOutput } from '../../performance/contract.ts';
import type { RateOutput } from '../../valuation/figures-contract.ts';
import { ofPercent } from '../figure.ts';
import type { FigureCard, FigureRow, NoteKey } from '../figure-groups.ts';

type Portfolio = Pick<
  PortfolioOutput,
  'name' | 'is_virtual' | 'market_value' | 'irr' | 'twr' | 'is_simulated'
>;

const most = 3;
/** Two rates that the page would show alike, in percentage points. */
const alike = 0.05;

/** IRR and TWR of the largest portfolios, and why they differ. */
export function returnsFigures(portfolios: readonly Portfolio[]): FigureCard | null {
  const largest = portfolios
    .filter(({ is_virtual, irr, twr }) => !is_virtual && irr.percent !== null && twr.percent !== null)
    .toSorted((a, b) => Number(b.market_value) - Number(a.market_value))
    .slice(0, most);
  if (largest.length === 0) return null;
  return {
    groups: largest.map(({ name, irr, twr }) => ({
      subject: name,
      rows: [rateRow(irr, 'irrYear', 'irrSpan'), rateRow(twr, 'twrYear', 'twrSpan')],
      note: noteOf(irr.percent!, twr.percent!),
    })),
    note: null,
    isSimulated: largest.some(({ is_simulated }) => is_simulated),
  };
}

function rateRow(rate: RateOutput, year: 'irrYear' | 'twrYear', span: 'irrSpan' | 'twrSpan'): FigureRow {
  return { key: rate.is_annual ? year : span, figure: ofPercent(rate.percent) };
}

function noteOf(irr: number, twr: number): NoteKey {
  if (Math.abs(irr - twr) < alike) return 'irrAlike';
  return irr > twr ? 'irrHigher' : 'irrLower';
}
