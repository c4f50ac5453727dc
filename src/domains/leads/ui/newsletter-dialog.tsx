import { useTranslations } from 'use-intl';
import { Dialog } from '../../../design-system/dialog.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

type Props = { open: boolean; onClose: () => void; subscribe?: (email: string) => Promise<void> };

export function NewsletterDialog({ open, onClose, subscribe }: Props) {
  const t = useTranslations('site.newsletter');
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={t('title')} description={t('lead')}>
      <NewsletterForm subscribe={subscribe} />
    </Dialog>
  );
}
