import { useTranslations } from 'use-intl';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { ComingPill } from '../../../../design-system/states/coming-pill.tsx';
import { BondFigure } from './examples/bond-figure.tsx';
import { PensionFigure } from './examples/pension-figure.tsx';
import { TaxFigure } from './examples/tax-figure.tsx';
import { ZlotyFigure } from './examples/zloty-figure.tsx';
import styles from './poland.module.css';

const subjects = [
  { id: 'bonds', Figure: BondFigure, wide: true, coming: false },
  { id: 'tax', Figure: TaxFigure, wide: false, coming: true },
  { id: 'pensions', Figure: PensionFigure, wide: false, coming: true },
  { id: 'zloty', Figure: ZlotyFigure, wide: true, coming: false },
] as const;

export function Poland() {
  const t = useTranslations('home.poland');
  return (
    <Layer tone="graphite" edge={2} labelledBy="poland">
      <h2 id="poland" className={text.h2}>
        {t('title')}
      </h2>
      <div className={styles.cards}>
        {subjects.map(({ id, Figure, wide, coming }) => (
          <article key={id} className={wide ? styles.wide : styles.narrow}>
            <h3 className={text.h3}>{t(`${id}.title`)}</h3>
            <p className={styles.text}>{t(`${id}.text`)}</p>
            {coming && (
              <p className={styles.coming}>
                <ComingPill />
              </p>
            )}
            <div className={styles.figure}>
              <Figure />
            </div>
          </article>
        ))}
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Layer>
  );
}
