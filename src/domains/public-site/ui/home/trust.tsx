import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import styles from './trust.module.css';

const reasons = ['yours', 'open', 'export', 'server'] as const;

export function Trust() {
  const t = useTranslations('home.trust');
  return (
    <Layer tone="sky" edge={3} labelledBy="trust" className={styles.columns}>
      <div>
        <h2 id="trust" className={text.h2}>
          {t('title')}
        </h2>
        <p className={classNames(text.lead, styles.lead)}>{t('lead')}</p>
      </div>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <h3 className={text.h3}>{t(reason)}</h3>
            <p>{t(`${reason}Text`)}</p>
            {reason === 'server' && <code className={styles.command}>npm start</code>}
          </li>
        ))}
      </ul>
    </Layer>
  );
}
