import { useTranslations } from 'use-intl';
import { Icon } from '../../design-system/icon.tsx';
import { brand } from '../../foundation/brand.ts';
import { networks, type SiteLinks } from './site-links.ts';
import styles from './social-links.module.css';

export function SocialLinks({ links }: { links: SiteLinks }) {
  const t = useTranslations('site');
  const shown = networks.filter(({ id }) => links[id]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links}>
      {shown.map(({ id, name }) => (
        <li key={id}>
          <a
            href={links[id] ?? undefined}
            target="_blank"
            rel="noopener"
            aria-label={`${t('footer.social', { brand: brand.name, network: name })} (${t('newTab')})`}
          >
            <Icon name={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}
