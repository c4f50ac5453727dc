import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Layer } from '../../../../design-system/site/layer.tsx';
import { SiteBlocks } from '../../../../design-system/site/site-blocks.tsx';
import text from '../../../../design-system/site/site-text.module.css';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { StartDemo } from '../../../identity/ui/sign-in/start-demo.tsx';
import { PlanDepth } from '../pricing/plan-depth.tsx';
import { type PictureTheme, ProductPicture } from '../product-picture.tsx';
import styles from './about-page.module.css';
import { type Company, CompanyFacts, useCompanyFacts } from './company-facts.tsx';
import { PageHead } from './page-head.tsx';

/** How the installation pays for itself: by plans, by plans that cost nothing here, or without any. */
export type Earning = 'charged' | 'granted' | 'open';

type Props = {
  company: Company;
  earning: Earning;
  /** Whether prices are simulated. */
  simulated: boolean;
  /** Whether there is a demo to look at. */
  demo: boolean;
  theme: PictureTheme;
  blocks: readonly string[];
};

export function AboutPage({ company, earning, simulated, demo, theme, blocks }: Props) {
  const t = useTranslations('about');
  const cards = [
    { key: 'what', title: t('what.title'), text: t('what.text'), more: t('what.more') },
    { key: 'whom', title: t('whom.title'), text: t('whom.text'), more: t('whom.more') },
    { key: 'earns', title: t('earns.title'), text: t(`earns.${earning}`), more: t('earns.more') },
  ];
  return (
    <>
      <Wrap>
        <PageHead title={t('title')} lead={t('lead')} />
        <div className={styles.cards}>
          {cards.map(({ key, title, text: said, more }, at) => (
            <section key={key} className={styles.card}>
              <h2 className={text.h3}>{title}</h2>
              <p>{said}</p>
              <p className={styles.more}>{more}</p>
              <PlanDepth depth={at + 1} amber={at > 0} dark={false} />
            </section>
          ))}
        </div>
        <SiteBlocks blocks={blocks} />
      </Wrap>
      <Product demo={demo} theme={theme} />
      <Figures simulated={simulated} />
      <AboutCompany company={company} />
    </>
  );
}

function Product({ demo, theme }: Pick<Props, 'demo' | 'theme'>) {
  const t = useTranslations('about.product');
  const viewer = useViewer();
  return (
    <Wrap>
      <section aria-labelledby="product" className={styles.product}>
        <div className={styles.productHead}>
          <h2 id="product" className={text.h2}>
            {t('title')}
          </h2>
          <p className={text.lead}>{t(demo ? 'lead' : 'leadWithoutDemo')}</p>
          {demo && !viewer && (
            <StartDemo variant="ink" size="lg">
              {t('demo')}
            </StartDemo>
          )}
        </div>
        <ProductPicture name="dashboard" theme={theme} alt={t('alt')} className={styles.picture} />
      </section>
    </Wrap>
  );
}

const reasons = ['open', 'sources', 'unknown', 'yours'] as const;

function Figures({ simulated }: { simulated: boolean }) {
  const t = useTranslations('about.figures');
  const shown = simulated ? (['open', 'sources', 'unknown', 'simulated', 'yours'] as const) : reasons;
  return (
    <Layer tone="stone1" edge={1} labelledBy="figures" className={styles.columns}>
      <div>
        <h2 id="figures" className={text.h2}>
          {t('title')}
        </h2>
        <p className={classNames(text.lead, styles.lead)}>{t('lead')}</p>
      </div>
      <ul className={styles.reasons}>
        {shown.map((reason) => (
          <li key={reason}>
            <h3 className={text.h3}>{t(reason)}</h3>
            <p>{t(`${reason}Text`)}</p>
          </li>
        ))}
      </ul>
    </Layer>
  );
}

function AboutCompany({ company }: { company: Company }) {
  const t = useTranslations('about.company');
  const to = usePath();
  return (
    <Layer tone="sky" edge={3} labelledBy="company">
      <div className={styles.company}>
        <h2 id="company" className={styles.companyTitle}>
          {t('title')}
        </h2>
        <CompanyFacts facts={useCompanyFacts(company)} />
        <div className={styles.actions}>
          <Button variant="ink" size="lg" to={to('contact')}>
            {t('write')}
          </Button>
          <Button variant="text" size="lg" to={to('faq')}>
            {t('questions')}
          </Button>
        </div>
      </div>
    </Layer>
  );
}
