import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { SiteBlocks } from '../../../../design-system/site/site-blocks.tsx';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { brand } from '../../../../foundation/brand.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { type Company, CompanyFacts, useWaysToReach } from './company-facts.tsx';
import styles from './contact-page.module.css';

type Props = { company: Company; blocks: readonly string[]; children: ReactNode };

/** The form, and beside it the other ways to reach the company. */
export function ContactPage({ company, blocks, children }: Props) {
  const t = useTranslations('contact');
  const to = usePath();
  const reach = useWaysToReach(company);
  return (
    <Wrap className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { brand: brand.name })}</p>
        <p className={styles.faq}>
          {t.rich('faq', { faq: (text: ReactNode) => <TextLink to={to('faq')}>{text}</TextLink> })}
        </p>
        {reach.length > 0 && (
          <section className={styles.direct} aria-labelledby="direct">
            <h2 id="direct">{t('direct')}</h2>
            <CompanyFacts facts={reach} />
          </section>
        )}
        <SiteBlocks blocks={blocks} />
      </div>
      <div className={styles.card}>{children}</div>
    </Wrap>
  );
}
