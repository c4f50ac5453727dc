import { useTranslations } from 'use-intl';
import type { FieldReference } from '../../api/call-reference.ts';
import styles from './call-entry.module.css';

type Props = {
  /** Of what is sent; what is answered has its own, and every field of it is there. */
  title?: string;
  fields: readonly FieldReference[];
};

export function Fields({ title, fields }: Props) {
  const t = useTranslations('apiDocs.call');
  if (fields.length === 0) return null;
  return (
    <section>
      {title && <h3>{title}</h3>}
      <ul className={styles.fields}>
        {fields.map(({ name, type, required }) => (
          <li key={name}>
            <code>{name}</code> <span>{type}</span>
            {title && <small>{required ? t('required') : t('optional')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
