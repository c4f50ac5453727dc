import { useTranslations } from 'use-intl';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

type Props = { open: boolean; formToken: string; onClose: () => void };

export function NewsletterDialog({ open, formToken, onClose }: Props) {
  const t = useTranslations('site.newsletter');
  return (
    <Dialog open={open} onClose={onClose} size="sm" title={t('title')} description={t('lead')}>
      <NewsletterForm formToken={formToken} />
    </Dialog>
  );
}
