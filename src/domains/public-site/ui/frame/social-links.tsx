import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { brand } from '../../../../foundation/brand.ts';
import { networkOf } from './site-links.ts';
import styles from './social-links.module.css';

export function SocialLinks({ urls }: { urls: readonly string[] }) {
  const t = useTranslations('site');
  if (urls.length === 0) return null;
  return (
    <ul className={styles.links}>
      {urls.map((url) => {
        const { name, icon } = networkOf(url);
        const words = `${t('footer.social', { brand: brand.name, network: name })} (${t('newTab')})`;
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener" aria-label={words}>
              <Icon name={icon} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
