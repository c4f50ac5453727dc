import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import styles from './explain.module.css';
import { ExplanationRows, type Rows } from './explanation-rows.tsx';
import { Popover } from './popover.tsx';

export type Explanation = {
  /** One sentence with the number in bold. */
  sentence: ReactNode;
  /** The formula in words. */
  formula?: ReactNode;
  rows?: Rows;
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
      {rows && <ExplanationRows {...rows} />}
      {(rate || link) && (
        <footer className={styles.foot}>
          <span>{rate}</span>
          {link}
        </footer>
      )}
    </Popover>
  );
}
