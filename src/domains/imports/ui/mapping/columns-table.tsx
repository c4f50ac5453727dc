import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { type MappedField, mappedFields } from '../../mapping/mapping.ts';
import type { MappingDraft, RawRow } from './mapping-draft.ts';
import styles from './mapping-view.module.css';

type Props = {
  header: readonly string[];
  rows: readonly RawRow[];
  draft: MappingDraft;
  disabled: boolean;
  onColumn: (at: number, field: MappedField | '') => void;
};

const shownRows = 5;

/** The file as it is, with what each column means above it. */
export function ColumnsTable({ header, rows, draft, disabled, onColumn }: Props) {
  const t = useTranslations('importMapping');
  const width = Math.max(header.length, ...rows.slice(0, shownRows).map(({ cells }) => cells.length));
  const names = Array.from(
    { length: width },
    (_, at) => header[at]?.trim() || t('column', { number: at + 1 }),
  );
  const fieldAt = (at: number) => mappedFields.find((field) => draft.columns[field] === at) ?? '';
  const options = [
    { value: '', label: t('leaveOut') },
    ...mappedFields.map((field) => ({ value: field, label: t(`fields.${field}`) })),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={t('columns')} tabIndex={0}>
      <table className={styles.columns}>
        <thead>
          <tr>
            <td />
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
              <th key={at} scope="col" className={classNames(!fieldAt(at) && styles.left)}>
                <Select
                  aria-label={t('meaning', { column: name })}
                  options={options}
                  value={fieldAt(at)}
                  disabled={disabled}
                  onChange={({ target }) => onColumn(at, target.value as MappedField | '')}
                />
                <small>{name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownRows).map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {names.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
                <td key={`${name} ${at}`} className={classNames(!fieldAt(at) && styles.left)}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
