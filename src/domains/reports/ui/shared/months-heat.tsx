import { heatColours } from '../../../../design-system/figures/heat-colours.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { Cell, DocumentTable } from '../../document/report-document.ts';
import styles from './months-heat.module.css';

/** Percent in one step of colour. */
const step = 1.5;

/** Returns by month: a tile each with its number; on a phone each year in two rows of six. */
export function MonthsHeat({ table }: { table: DocumentTable }) {
  const numbers = useNumbers();
  const text = (value: number | null) => {
    const exact = value === null ? undefined : plain(value);
    return exact === undefined ? '' : numbers.number(exact, { decimals: 1, signed: true });
  };
  const [first, ...names] = table.columns;
  const months = names.slice(0, -1);
  return (
    <table className={styles.table} aria-label={table.title}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{first}</span>
          </th>
          {months.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" className={styles.total}>
            {names.at(-1)}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([year, ...cells]) => (
          <tr key={String(year?.value)}>
            <th scope="row">{year?.value}</th>
            {months.map((name, at) => {
              const value = percentIn(cells[at]);
              return (
                <td
                  key={name}
                  data-month={name}
                  className={styles.month}
                  style={value === null ? undefined : heatColours(value, step)}
                >
                  {text(value)}
                </td>
              );
            })}
            <td className={styles.total}>{text(percentIn(cells.at(-1)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percentIn(cell: Cell | undefined): number | null {
  return cell?.of === 'percent' ? cell.value : null;
}
