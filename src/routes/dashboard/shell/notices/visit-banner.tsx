import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { onRefusedInDemo } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useSignOut } from '../use-sign-out.ts';
import styles from './visit-banner.module.css';

/** Never dismissable: whoever looks at the demo knows that these are nobody's figures, and how to get their own. */
export function VisitBanner() {
  const t = useTranslations('dashboard.banners');
  const to = usePath();
  const leave = useSignOut();
  useDemoRefusals();
  return (
    <Banner
      tone="amber"
      icon="eye"
      action={
        <TextLink tone="amber" onClick={() => void leave()}>
          {t('leaveDemo')}
        </TextLink>
      }
      button={
        <Button variant="primary" size="sm" to={to('register')} className={styles.signUp}>
          {t('signUp')}
        </Button>
      }
    >
      {t('visiting')}
    </Banner>
  );
}

/** Whatever was tried, what it says is the same, with the way to an account of one's own. */
function useDemoRefusals(): void {
  const t = useTranslations('common.error');
  const to = usePath();
  const navigate = useNavigate();
  useEffect(
    () =>
      onRefusedInDemo(() =>
        toast.refusal(t('demo'), { label: t('signUp'), act: () => void navigate(to('register')) }),
      ),
    [t, to, navigate],
  );
}
