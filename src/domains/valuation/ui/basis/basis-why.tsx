import { useTranslations } from 'use-intl';
import type { ShownBasis } from '../../basis/bases.ts';
import type { BasisNote } from '../../basis/basis-contract.ts';
import styles from './basis-why.module.css';

/** How amounts on a basis are reckoned, from what, and what is assumed of each part (BA-1). */
export function BasisWhy({ of, shown }: { of: ShownBasis; shown: BasisNote | null }) {
  const t = useTranslations('basis');
  const taxed = of === 'after-tax' && shown?.of === of ? shown.taxed : [];
  return (
    <div className={styles.why}>
      <p>{t(`${of}.sentence`)}</p>
      <p className={styles.formula}>{t(`${of}.formula`)}</p>
      {taxed.length > 0 && (
        <ul>
          {taxed.map((part) => (
            <li key={part}>{t(`taxed.${part}`)}</li>
          ))}
        </ul>
      )}
      {of !== 'nominal' && (
        <p className={styles.source}>
          {t(`${of}.source`)} {t('nominalRest')}
        </p>
      )}
    </div>
  );
}
