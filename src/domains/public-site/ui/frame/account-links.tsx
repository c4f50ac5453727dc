import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { Viewer } from '../../../../design-system/site/viewer.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from './account-links.module.css';

type Props = { viewer: Viewer | null; onLogout: () => void };

/** Log in and sign up; for a signed-in viewer the way to the dashboard and out. */
export function AccountLinks({ viewer, onLogout }: Props) {
  const t = useTranslations('site.nav');
  const to = usePath();
  if (viewer) {
    return (
      <>
        <button
          type="button"
          className={styles.quiet}
          onClick={onLogout}
          title={t('logoutOf', { name: viewer.name })}
        >
          {t('logout')}
        </button>
        <Button variant="ink" to={to('dashboard')} className={styles.main}>
          {t('dashboard')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Link to={to('login')} prefetch="intent" className={styles.quiet}>
        {t('login')}
      </Link>
      <Button variant="ink" to={to('register')} prefetch="intent" className={styles.main}>
        {t('register')}
      </Button>
    </>
  );
}
