import { useTranslations } from 'use-intl';
import { Layer } from '../../../../design-system/site/layer.tsx';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { StartDemo } from '../../../identity/ui/sign-in/start-demo.tsx';
import { pictureNames } from '../../product-pictures.ts';
import { type PictureTheme, ProductPicture } from '../product-picture.tsx';
import styles from './product.module.css';
import { SectionHead } from './section-head.tsx';

type Props = {
  theme: PictureTheme;
  /** Whether there is a demo to look at. */
  demo: boolean;
};

/** Pictures of the product itself, the first of them large. */
export function Product({ theme, demo }: Props) {
  const t = useTranslations('home.product');
  const viewer = useViewer();
  return (
    <Layer tone="sky" labelledBy="product">
      <SectionHead id="product" title={t('title')} lead={t(demo ? 'lead' : 'leadWithoutDemo')} />
      <div className={styles.pictures}>
        {pictureNames.map((name) => (
          <figure key={name} className={styles.figure}>
            <ProductPicture name={name} theme={theme} alt={t(`${name}.alt`)} className={styles.picture} />
            <figcaption className={styles.caption}>{t(`${name}.caption`)}</figcaption>
          </figure>
        ))}
      </div>
      {demo && !viewer && (
        <p className={styles.demo}>
          <StartDemo variant="ink" size="lg">
            {t('demo')}
          </StartDemo>
        </p>
      )}
    </Layer>
  );
}
