import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import styles from './own-it.module.css';

type Props = { title: string; text: string };

/** The one amber button of the page: to an account, or to the dashboard of one's own. */
export function OwnIt({ title, text }: Props) {
  const t = useTranslations('symbols.page');
  const to = usePath();
  const viewer = useViewer();
  return (
    <section className={styles.own}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button variant="primary" size="lg" to={to(viewer ? 'dashboard' : 'register')}>
        {viewer ? t('dashboard') : t('startFree')}
      </Button>
    </section>
  );
}
