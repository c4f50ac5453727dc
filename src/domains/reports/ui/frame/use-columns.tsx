import type { ReactNode } from 'react';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { type Numbers, plain } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { Gain, Money } from './money.tsx';
import { useReport } from './report-context.ts';

type Rest<Row> = Partial<Pick<Column<Row>, 'mobile' | 'phoneLabel' | 'main' | 'total' | 'hidden'>>;
/** An asset is known by its instrument, or by the one holding that is meant. */
type Named = {
  ticker: string | null;
  title: string | null;
  instrument_id?: string | null;
  holding_id?: string | null;
};

/** The columns that tables of reports are put together from. */
export function useColumns<Row>() {
  const { currency } = useReport();
  const numbers = useNumbers();
  return { ...wordColumns<Row>(usePath()), ...figureColumns<Row>(currencyUnit(currency), numbers) };
}

function wordColumns<Row>(to: ReturnType<typeof usePath>) {
  const pageOf = ({ holding_id, instrument_id }: Named) => {
    if (holding_id) return to('holding', { id: holding_id });
    return instrument_id ? to('heldAsset', { id: instrument_id }) : undefined;
  };
  return {
    text: (key: string, header: string, of: (row: Row) => string, rest: Rest<Row> = {}): Column<Row> => ({
      key,
      header,
      cell: of,
      text: of,
      ...rest,
    }),
    /** Badge and name of an asset; other words where the row is of none. */
    name: (
      key: string,
      header: string,
      of: (row: Row) => Named,
      otherwise: string | ((row: Row) => string),
      rest: Rest<Row> = {},
    ): Column<Row> => {
      const other = (row: Row) => (typeof otherwise === 'string' ? otherwise : otherwise(row));
      return {
        key,
        header,
        heads: true,
        mobile: 'title',
        cell: (row) => {
          const named = of(row);
          const { ticker, title } = named;
          if (ticker === null) return other(row);
          return <AssetName ticker={ticker} name={title ?? ticker} to={pageOf(named)} />;
        },
        text: (row) => of(row).title ?? of(row).ticker ?? other(row),
        ...rest,
      };
    },
    day: (
      key: string,
      header: string,
      of: (row: Row) => string | null,
      { none = null, ...rest }: Rest<Row> & { none?: ReactNode | ((row: Row) => ReactNode) } = {},
    ): Column<Row> => ({
      key,
      header,
      cell: (row) => {
        const day = of(row);
        if (day !== null) return <DayDate day={day} />;
        return typeof none === 'function' ? none(row) : none;
      },
      text: of,
      ...rest,
    }),
  };
}

type Amounts<Row> = (
  key: string,
  header: string,
  of: (row: Row) => string | null,
  rest?: Rest<Row>,
) => Column<Row>;

/** A phone has no headers: beside the figure one looks for, another says what it is. */
function labelled<Row>(rest: Rest<Row> = {}): Rest<Row> {
  return { phoneLabel: rest.mobile === 'sub' || rest.mobile === 'change', ...rest };
}

function figureColumns<Row>(unit: string, numbers: Numbers) {
  const money: Amounts<Row> = (key, header, of, rest) => ({
    key,
    header,
    unit,
    cell: (row) => <Money value={of(row)} bare />,
    decimal: of,
    ...labelled(rest),
  });
  const gain: Amounts<Row> = (key, header, of, rest) => ({
    key,
    header,
    unit,
    cell: (row) => <Gain value={of(row)} bare />,
    decimal: of,
    ...labelled(rest),
  });
  const units: Amounts<Row> = (key, header, of, rest) => ({
    key,
    header,
    cell: (row) => {
      const count = of(row);
      return count === null ? null : numbers.quantity(count);
    },
    decimal: of,
    ...labelled(rest),
  });
  const percent = (
    key: string,
    header: string,
    of: (row: Row) => number | null,
    {
      signed,
      reason,
      ...rest
    }: Rest<Row> & { signed?: boolean; reason?: (row: Row) => string | undefined } = {},
  ): Column<Row> => ({
    key,
    header,
    cell: (row) => <Percent value={of(row)} signed={signed} reason={reason?.(row)} />,
    decimal: (row) => decimalOf(of(row)),
    ...labelled(rest),
  });
  return { money, gain, units, percent };
}

function decimalOf(value: number | null): string | null {
  return value === null ? null : (plain(value) ?? null);
}
