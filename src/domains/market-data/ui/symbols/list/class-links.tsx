import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePath } from '../../../../../i18n/use-path.ts';
import { type SymbolKind, symbolKinds } from '../symbol-kind.ts';
import styles from './class-links.module.css';

/** From one class to the others. */
export function ClassLinks({ current }: { current: SymbolKind }) {
  const t = useTranslations('symbols');
  const to = usePath();
  return (
    <nav aria-label={t('list.other')}>
      <ul className={styles.links}>
        {symbolKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={to('symbolClass', { class: kind })}
              aria-current={kind === current ? 'page' : undefined}
            >
              {t(`classes.${kind}.name`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
