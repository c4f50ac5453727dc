import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import type { TaxYearOutput } from '../contract.ts';
import type { FormLine } from '../form/form-fields.ts';
import { formulaInFields } from '../form/line-formulas.ts';
import styles from './form-card.module.css';
import { useTaxWords, zloty } from './use-tax-words.ts';

type Line = TaxYearOutput['lines'][number];
type Part = 'securities' | 'crypto' | 'flat' | 'total';

const partOf = (line: FormLine): Part =>
  line === 'toPay'
    ? 'total'
    : line.startsWith('crypto')
      ? 'crypto'
      : line.startsWith('flat') || line === 'notCollected'
        ? 'flat'
        : 'securities';

/** Lines that stand there also when they are nothing, and those that end a part. */
const always: ReadonlySet<FormLine> = new Set([
  'otherRevenue',
  'otherCost',
  'income',
  'base',
  'due',
  'toPay',
]);
const ends: ReadonlySet<FormLine> = new Set([
  'income',
  'loss',
  'due',
  'cryptoDue',
  'flatDifference',
  'toPay',
]);
const wholes: ReadonlySet<FormLine> = new Set(['base', 'due', 'cryptoBase', 'cryptoDue']);

type Props = { taxes: TaxYearOutput; opened: FormLine | null; onOpen: (line: FormLine | null) => void };

/** The form by its fields; a line with rows behind it opens (rule TX-14). */
export function FormCard({ taxes, opened, onOpen }: Props) {
  const t = useTranslations('taxes.form');
  const [isWhole, setWhole] = useState(false);
  const shown = taxes.lines.filter(
    ({ line, value }) =>
      isWhole || Number(value) !== 0 || (always.has(line) && !(line === 'income' && hasLoss(taxes))),
  );
  const parts = Map.groupBy(shown, ({ line }) => partOf(line));
  return (
    <Card flush className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className={styles.end}>
              {t('rows')}
            </th>
            <th scope="col" className={styles.end}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        {[...parts].map(([part, lines]) => (
          <tbody key={part}>
            <tr className={styles.part}>
              <th colSpan={4} scope="rowgroup">
                {t(`parts.${part}`)}
              </th>
            </tr>
            {lines.map((line) => (
              <FieldRow key={line.line} line={line} taxes={taxes} opened={opened} onOpen={onOpen} />
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.more} data-print="hide">
        <Button variant="text" size="sm" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'fewer' : 'all')}
        </Button>
      </p>
    </Card>
  );
}

const hasLoss = ({ lines }: TaxYearOutput): boolean =>
  Number(lines.find(({ line }) => line === 'loss')!.value) !== 0;

function FieldRow({ line, taxes, opened, onOpen }: Props & { line: Line }) {
  const t = useTranslations('taxes');
  const isOpen = opened === line.line;
  const name = t(`line.${line.line}`);
  const behind = <Behind line={line} taxes={taxes} />;
  return (
    <tr className={classNames(isOpen && styles.open, ends.has(line.line) && styles.ends)}>
      <td>{line.number !== null && <span className={styles.number}>{line.number}</span>}</td>
      <th scope="row">
        {line.rows > 0 ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            title={t('form.open', { line: name })}
            onClick={() => onOpen(isOpen ? null : line.line)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td className={classNames(styles.end, styles.behind)}>{behind}</td>
      <td className={styles.end}>
        <Amount value={line.value} currency={zloty} bare decimals={wholes.has(line.line) ? 0 : 2} />
      </td>
    </tr>
  );
}

/** How many rows a line is made of, in its own words; or of which fields. */
function Behind({ line, taxes: { counts, lines } }: { line: Line; taxes: TaxYearOutput }): ReactNode {
  const t = useTranslations('taxes.form');
  const words = useTaxWords();
  if (line.rows === 0) {
    const numberOf = (of: FormLine) => lines.find((one) => one.line === of)?.number ?? null;
    const formula = formulaInFields(line.line, numberOf);
    return formula && t('fields', { formula });
  }
  const count = line.rows;
  switch (line.line) {
    case 'printedRevenue':
      return t('slips', { count });
    case 'otherRevenue':
      return t('sales', { count });
    case 'otherCost':
      return t('lotsAndFees', { lots: counts.lots, fees: counts.fees });
    case 'priorLosses':
      return t('losses', { count });
    case 'cryptoRevenue':
      return t('coinsSold', { count });
    case 'cryptoCost':
      return t('coinsBought', { count });
    case 'flatTax':
      return t('payments', { count, amount: words.pln(counts.payments_gross) });
    case 'flatCredit':
      return counts.warnings ? t('warnings', { count: counts.warnings }) : t('withheld', { count });
    default:
      return null;
  }
}
