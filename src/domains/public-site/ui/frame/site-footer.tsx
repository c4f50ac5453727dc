import { Link, useLocation } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { Brand } from '../../../../design-system/brand/brand.tsx';
import { inWarsaw } from '../../../../design-system/inputs/calendar-text.ts';
import { StrataEdge } from '../../../../design-system/site/strata-edge.tsx';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { brand } from '../../../../foundation/brand.ts';
import { pageAt } from '../../../../i18n/paths.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useConsent } from '../../../consent/ui/consent-context.ts';
import { openConsent } from '../../../consent/ui/open-consent.ts';
import { openNewsletter } from '../../../leads/ui/open-newsletter.ts';
import { FooterColumn } from './footer-column.tsx';
import styles from './site-footer.module.css';
import type { SiteLinks } from './site-links.ts';
import { SocialLinks } from './social-links.tsx';

type Props = {
  links: SiteLinks;
  /** The classes of symbols, each with a page. */
  classes: readonly { slug: string; name: string }[];
};

export function SiteFooter({ links, classes }: Props) {
  const t = useTranslations('site');
  const to = usePath();
  const locale = useLocale();
  const policy = `/files/privacy-${locale}.pdf`;
  const consent = useConsent();
  const year = inWarsaw(useNow()).day.slice(0, 4);
  const atHome = pageAt(useLocation().pathname) === 'home';
  return (
    <footer className={styles.footer}>
      <StrataEdge layer={4} />
      <Wrap>
        <div className={styles.top}>
          <div>
            <Link to={to('home')} className={styles.brand}>
              <Brand />
            </Link>
            <p className={styles.tagline}>{t('footer.tagline')}</p>
            <SocialLinks urls={links.social} />
          </div>
          <FooterColumn
            title={t('footer.company')}
            items={[
              { text: t('nav.about'), to: to('about') },
              links.blog ? { text: t('nav.blog'), href: links.blog, newTab: true } : null,
              { text: t('nav.contact'), to: to('contact') },
              { text: t('nav.faq'), to: to('faq') },
              { text: t('footer.newsletter'), to: to('newsletter'), onOpen: openNewsletter },
            ]}
          />
          <FooterColumn
            title={t('footer.symbols')}
            items={[
              { text: t('footer.allSymbols'), to: to('symbols') },
              ...classes.map(({ slug, name }) => ({ text: name, to: to('symbolClass', { class: slug }) })),
            ]}
          />
          <FooterColumn
            title={t('footer.product')}
            items={[
              links.plans ? { text: t('footer.pricing'), to: to('pricing') } : null,
              { text: t('footer.tools'), to: to('tools') },
              links.apiDocs
                ? { text: t('footer.apiDocs'), href: links.apiDocs, newTab: true }
                : { text: t('footer.apiDocs'), href: to('apiDocs') },
            ]}
          />
          <FooterColumn
            title={t('footer.legal')}
            items={[
              { text: t('footer.terms'), href: `/files/terms-${locale}.pdf` },
              { text: t('footer.privacy'), href: policy },
              consent ? { text: t('footer.cookies'), href: policy, onOpen: openConsent } : null,
            ]}
          />
        </div>
        <div className={styles.bottom}>
          <p>
            {t('footer.disclaimer')} {atHome && t('footer.exampleFigures')}
          </p>
          <span>{t('footer.copyright', { year, brand: brand.name })}</span>
        </div>
      </Wrap>
    </footer>
  );
}
