import type { ReactNode } from 'react';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { HoldingOutput } from '../../contract.ts';
import type { HoldingRow } from '../../positions/holding-rows.ts';
import { SignedNumber } from '../signed-number.tsx';
import styles from './holdings-page-cells.module.css';

type Look = Partial<Pick<Column<HoldingRow>, 'hidden' | 'extra' | 'mobile' | 'main'>>;
type Names = { key: string; header: string };
type Percents = {
  of: (holding: HoldingOutput) => number | null | undefined;
  total: number | null | undefined;
  reason: (holding: HoldingOutput) => string | undefined;
  /** What a figure spans, where rows differ in it. */
  note?: (holding: HoldingOutput) => string | null;
  /** Words in the place of a figure that is not known. */
  instead?: (holding: HoldingOutput) => string | null;
  decimals?: number;
  arrow?: boolean;
};

/** The kinds of columns a table of holdings is made of. Of cash only its value is known; elsewhere it has a dash. */
export function columnKinds(currency: string, unknownValue: string) {
  return { ...moneyKinds(currency, unknownValue), percent: percentColumn, text: textColumn };
}

function moneyKinds(currency: string, unknownValue: string) {
  const unit = currencyUnit(currency);
  const money = (value: string | null) => (
    <Amount value={value} currency={currency} bare reason={unknownValue} />
  );
  const gain = (value: string | null) => (
    <Change amount={value} currency={currency} bare hideArrow reason={unknownValue} />
  );
  const dashForNone = (value: string | null) =>
    value !== null && isZero(decimal(value)) ? '–' : money(value);
  const ofAssets =
    (show: (value: string | null) => ReactNode) =>
    (
      names: Names,
      of: (holding: HoldingOutput) => string | null,
      total: string | null,
      look: Look = {},
    ): Column<HoldingRow> => ({
      ...names,
      ...look,
      unit,
      decimal: ofAsset(of),
      cell: (row) => (row.kind === 'asset' ? show(of(row.holding)) : '–'),
      total: show(total),
    });
  return {
    /** Money of an asset or of cash. */
    amount: (
      names: Names,
      of: (row: HoldingRow) => string | null,
      total: string | null,
      look: Look = {},
    ): Column<HoldingRow> => ({
      ...names,
      ...look,
      unit,
      decimal: of,
      cell: (row) => money(of(row)),
      total: money(total),
    }),
    /** Money that many assets have none of. */
    sometimes: ofAssets(dashForNone),
    /** Money won or lost. */
    gain: ofAssets(gain),
  };
}

/** A change or return in percent. */
function percentColumn(
  names: Names,
  { of, total, reason, note, instead, decimals = 1, arrow }: Percents,
  look: Look = {},
): Column<HoldingRow> {
  const shown = { decimals, arrow };
  return {
    ...names,
    ...look,
    unit: '%',
    decimal: (row) => (row.kind === 'asset' ? decimalOf(of(row.holding)) : null),
    cell: (row) => {
      if (row.kind !== 'asset') return '–';
      const words = instead?.(row.holding);
      if (words) return <small className={styles.instead}>{words}</small>;
      const span = note?.(row.holding);
      return (
        <>
          <SignedNumber value={of(row.holding)} {...shown} reason={reason(row.holding)} />
          {span && <small className={styles.ofDay}>{span}</small>}
        </>
      );
    },
    total: <SignedNumber value={total} {...shown} />,
  };
}

function textColumn(
  names: Names,
  of: (holding: HoldingOutput) => string | null,
  look: Look = {},
): Column<HoldingRow> {
  return { ...names, ...look, text: ofAsset(of), cell: (row) => ofAsset(of)(row) ?? '–' };
}

export function ofAsset<T>(of: (holding: HoldingOutput) => T): (row: HoldingRow) => T | null {
  return (row) => (row.kind === 'asset' ? of(row.holding) : null);
}

export function decimalOf(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : (plain(value) ?? null);
}
