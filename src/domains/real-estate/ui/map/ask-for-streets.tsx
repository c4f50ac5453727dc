import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { useConsent } from '../../../consent/ui/consent-context.ts';
import styles from './property-map.module.css';

/** The operator's map is loaded from somebody else, who is told which place one looks at: only after one agrees (SF-18). */
export function AskForStreets({ style }: { style: string }) {
  const t = useTranslations('realEstate.map');
  const locale = useLocale();
  const consent = useConsent();
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  if (!consent) return null;
  const agree = async () => {
    setSending(true);
    try {
      const { sendChoice } = await import('../../../consent/ui/send-choice.ts');
      await sendChoice(consent, { agreed: ['maps'], refused: [] }, locale);
    } catch (error) {
      setSending(false);
      toast.error(failureText(error));
    }
  };
  return (
    <div className={styles.streets}>
      <Button size="sm" loading={sending} onClick={() => void agree()}>
        {t('streets')}
      </Button>
      <p>{t('streetsNote', { host: new URL(style).host })}</p>
    </div>
  );
}
