import { useTranslations } from 'use-intl';
import { Layer } from '../../../../design-system/site/layer.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import type { PublicSubject } from '../../../modules/public-subjects.ts';
import { BondFigure } from './examples/bond-figure.tsx';
import { PensionFigure } from './examples/pension-figure.tsx';
import { TaxFigure } from './examples/tax-figure.tsx';
import { ZlotyFigure } from './examples/zloty-figure.tsx';
import styles from './poland.module.css';

const figures = [
  ['bonds', BondFigure],
  ['tax', TaxFigure],
  ['pensions', PensionFigure],
  ['zloty', ZlotyFigure],
] as const;

type Props = {
  /** What can be told of, because there is a module for it. */
  subjects: readonly PublicSubject[];
  bondKinds: readonly string[];
};

/** What is Polish about it. Two stand beside each other, the wide one in turn at the left and the right; a last one alone is as wide as both. */
export function Poland({ subjects, bondKinds }: Props) {
  const t = useTranslations('home.poland');
  const shown = figures.filter(([id]) => subjects.includes(id));
  if (shown.length === 0) return null;
  return (
    <Layer tone="graphite" edge={2} labelledBy="poland">
      <h2 id="poland" className={text.h2}>
        {t('title')}
      </h2>
      <div className={styles.cards}>
        {shown.map(([id, Figure], at) => (
          <article
            key={id}
            className={styles.card}
            data-width={widthOf(at, shown.length)}
            aria-labelledby={`poland-${id}`}
          >
            <h3 id={`poland-${id}`} className={text.h3}>
              {t(`${id}.title`)}
            </h3>
            <p className={styles.text}>{t(`${id}.text`, { kinds: bondKinds.join(', ') })}</p>
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

function widthOf(at: number, count: number): 'whole' | 'wide' | 'narrow' {
  if (at === count - 1 && count % 2 === 1) return 'whole';
  return at % 4 === 0 || at % 4 === 3 ? 'wide' : 'narrow';
}
