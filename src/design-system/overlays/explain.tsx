import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import styles from './explain.module.css';
import { Popover } from './popover.tsx';

export type Explanation = {
  /** One sentence with the number in bold. */
  sentence: ReactNode;
  /** The formula in words. */
  formula?: ReactNode;
  /** The rows it is made of: at most five, what is left in one line, and the total. */
  rows?: {
    head: readonly string[];
    body: readonly (readonly ReactNode[])[];
    more?: readonly ReactNode[];
    total?: readonly ReactNode[];
  };
  /** "Rate used: NBP table A, 13 Nov 2026". */
  rate?: ReactNode;
  /** A link to all rows. */
  link?: ReactNode;
};

type Props = Explanation & {
  /** The name of the figure, for the button. */
  of: string;
  title?: string;
};

/** The small "i" beside a headline figure that says where it comes from, always in the same order. */
export function Explain({ of, title, sentence, formula, rows, rate, link }: Props) {
  const t = useTranslations('ui');
  return (
    <Popover
      width={456}
      title={title ?? t('explain')}
      trigger={
        <button type="button" className={styles.info} aria-label={t('explainFigure', { figure: of })}>
          <Icon name="info" size={16} />
        </button>
      }
    >
      <p className={styles.sentence}>{sentence}</p>
      {formula && <p className={styles.formula}>{formula}</p>}
      {rows && <Rows {...rows} />}
      {(rate || link) && (
        <footer className={styles.foot}>
          <span>{rate}</span>
          {link}
        </footer>
      )}
    </Popover>
  );
}

function Rows({ head, body, more, total }: NonNullable<Explanation['rows']>) {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed rows of one explanation
          <Line key={at} cells={row} />
        ))}
        {more && <Line cells={more} faint />}
      </tbody>
      {total && (
        <tfoot>
          <Line cells={total} />
        </tfoot>
      )}
    </table>
  );
}

function Line({ cells, faint }: { cells: readonly ReactNode[]; faint?: boolean }) {
  const [first, ...rest] = cells;
  return (
    <tr className={faint ? styles.faint : undefined}>
      <th scope="row">{first}</th>
      {rest.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}
