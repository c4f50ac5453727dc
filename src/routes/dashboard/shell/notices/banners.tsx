import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { AnnouncementBanners } from '../../../../domains/notifications/ui/announcements/announcement-banner.tsx';
import { SampleBanner } from '../../../../domains/onboarding/ui/home/sample-banner.tsx';
import type { Shell, SignedInUser } from '../load-shell.ts';
import styles from './banners.module.css';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import type { Notice } from './notice.ts';
import { UnpaidBanner } from './unpaid-banner.tsx';
import { VerifyEmailBanner } from './verify-email-banner.tsx';
import { VisitBanner } from './visit-banner.tsx';

type Props = {
  user: SignedInUser;
  announcements: Shell['announcements'];
  /** Figures come from the sample too. */
  hasSample: boolean;
  /** How to leave the export, while it lasts. */
  leaveExport?: () => void;
  notice?: Notice;
  onDismissNotice: () => void;
};

/** The lines above a page that say what needs attention. */
export function Banners(props: Props) {
  const { user, announcements, hasSample, leaveExport, notice, onDismissNotice } = props;
  const t = useTranslations('dashboard.banners');
  return (
    <div className={styles.banners} data-print="hide">
      {user.visiting && !leaveExport && <VisitBanner />}
      {user.impersonated && <ImpersonationBanner name={user.name} until={user.impersonated_until} />}
      {leaveExport && (
        <Banner icon="printer" onDismiss={leaveExport}>
          {t('exporting')}
        </Banner>
      )}
      {user.unpaidPlan && !leaveExport && <UnpaidBanner unpaid={user.unpaidPlan} />}
      {!user.email_verified_at && !leaveExport && <VerifyEmailBanner email={user.email} />}
      {!leaveExport && <AnnouncementBanners announcements={announcements} />}
      {hasSample && !leaveExport && <SampleBanner />}
      {notice && (
        <Banner
          tone={notice.tone}
          onDismiss={onDismissNotice}
          action={notice.action && <TextLink to={notice.action.to}>{notice.action.label}</TextLink>}
        >
          {notice.text}
        </Banner>
      )}
    </div>
  );
}
