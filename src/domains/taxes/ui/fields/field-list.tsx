import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { amountsAreHidden, cover } from '../../../../foundation/hidden-amounts.ts';
import type { listTaxFields, TaxField } from '../../log-contract.ts';
import { useTaxWords } from '../use-tax-words.ts';
import styles from './field-list.module.css';

type Fields = CallOutput<typeof listTaxFields>['data'];

/** Empty fields stay empty in the form; those that say what the year came to are always told. */
const always = new Set(['income', 'base', 'due', 'toPay', 'rate']);
const isTyped = ({ line, value }: TaxField): boolean => always.has(line) || !/^0*([.,]0*)?$/.test(value);

/** With a comma, as programs for returns want it in Poland. */
const typed = (value: string): string => value.replace('.', ',');

function useFieldWords() {
  const t = useTranslations('taxFiles');
  const lines = useTranslations('taxes.line');
  return ({ line, part }: TaxField): string => {
    switch (line) {
      case 'rate':
      case 'countries':
      case 'country':
      case 'countryIncome':
      case 'countryTax':
        return t(`field.${line}`);
      default:
        return part === 'other' ? lines(line) : `${t(`fieldPart.${part}`)}. ${lines(line)}`;
    }
  };
}

function useCopy() {
  const t = useTranslations('taxFiles.fields');
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
}

/** Everything at once: to the clipboard, or on paper. */
export function FieldTools({ fields }: { fields: Fields }) {
  const t = useTranslations('taxFiles');
  const nameOf = useFieldWords();
  const copy = useCopy();
  const words = useTaxWords();
  const lines = (of: readonly TaxField[]) =>
    of.filter(isTyped).map((field) => [field.number ?? '', nameOf(field), typed(field.value)].join('\t'));
  const all = [
    ...lines(fields.fields),
    ...fields.countries.flatMap(({ country, fields: own }) => [
      t('fields.zg', { country: words.country(country) }),
      ...lines(own),
    ]),
    t('file.noAdvice'),
  ];
  return (
    <span className={styles.tools} data-print="hide">
      <Button icon="copy" onClick={() => void copy(all.join('\n'))}>
        {t('fields.copyAll')}
      </Button>
      <Button icon="printer" onClick={() => window.print()}>
        {t('fields.print')}
      </Button>
    </span>
  );
}

export function FieldList({ fields }: { fields: Fields }) {
  const t = useTranslations('taxFiles.fields');
  const words = useTaxWords();
  return (
    <>
      <FieldCard title={fields.form?.name ?? 'PIT-38'} fields={fields.fields.filter(isTyped)} />
      {fields.countries.map(({ country, fields: own }) => (
        <FieldCard key={country} title={t('zg', { country: words.country(country) })} fields={own} />
      ))}
    </>
  );
}

function FieldCard({ title, fields }: { title: string; fields: readonly TaxField[] }) {
  const t = useTranslations('taxFiles.fields');
  const nameOf = useFieldWords();
  const copy = useCopy();
  return (
    <Card title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col" className={styles.end}>
              {t('value')}
            </th>
            <td data-print="hide" />
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={`${field.line} ${field.number}`}>
              <td>{field.number !== null && <span className={styles.number}>{field.number}</span>}</td>
              <th scope="row">{nameOf(field)}</th>
              <td className={styles.end}>{amountsAreHidden() ? cover : typed(field.value)}</td>
              <td className={styles.copy} data-print="hide">
                <IconButton
                  icon="copy"
                  size="sm"
                  label={t('copy', { field: `${field.number ?? ''} ${nameOf(field)}`.trim() })}
                  onClick={() => void copy(typed(field.value))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
