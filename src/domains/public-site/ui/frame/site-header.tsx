import { Link } from 'react-router';
import { Brand } from '../../../../design-system/brand/brand.tsx';
import type { Viewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';
import type { SiteLinks } from './site-links.ts';
import { SiteNavigation } from './site-navigation.tsx';

type Props = { viewer: Viewer | null; links: SiteLinks; onLogout: () => void };

export function SiteHeader({ viewer, links, onLogout }: Props) {
  const to = usePath();
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Link to={to('home')} className={styles.brand}>
          <Brand className={styles.name} />
        </Link>
        <SiteNavigation blog={links.blog} className={styles.nav} />
        <LanguageSwitch />
        <div className={styles.account}>
          <AccountLinks viewer={viewer} onLogout={onLogout} />
        </div>
        <MobileMenu>
          <SiteNavigation blog={links.blog} />
          <div className={styles.menuAccount}>
            <AccountLinks viewer={viewer} onLogout={onLogout} />
          </div>
        </MobileMenu>
      </Wrap>
    </header>
  );
}
