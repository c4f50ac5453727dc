import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { usePath } from '../../../i18n/use-path.ts';

type Props = {
  /** What the plan has no room for, as a sentence. */
  children: ReactNode;
  /** The dialog that shows it has to go. */
  onLeave?: MouseEventHandler<HTMLAnchorElement>;
};

/** Where a plan does not allow something: the same words everywhere, why, and the way to the plans. */
export function UpgradeNote({ children, onLeave }: Props) {
  const t = useTranslations('common.error');
  const to = usePath();
  return (
    <>
      <b>{t('upgrade')}.</b> {children}{' '}
      <TextLink tone="amber" to={to('payment')} onClick={onLeave}>
        {t('plans')}
      </TextLink>
    </>
  );
}
