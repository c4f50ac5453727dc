import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { brand } from '../../../../foundation/brand.ts';
import type { Message } from './contact-table.tsx';
import styles from './desk.module.css';

type Props = {
  message: Message | null;
  onClose: () => void;
  onMark: (message: Message, answered: boolean) => void;
};

export function ContactDialog({ message, onClose, onMark }: Props) {
  const t = useTranslations('leadsDesk.contact');
  return (
    <Dialog
      open={message !== null}
      onClose={onClose}
      title={message ? t('dialog', { name: message.name }) : ''}
    >
      {message && <MessageView message={message} onMark={(answered) => onMark(message, answered)} />}
    </Dialog>
  );
}

type ViewProps = { message: Message; onMark: (answered: boolean) => void };

function MessageView({ message, onMark }: ViewProps) {
  const t = useTranslations('leadsDesk.contact');
  const { email, company, phone, locale, created_at: written, answered_at: answered } = message;
  const isPolish = locale === 'pl';
  return (
    <div className={styles.view}>
      <KeyValueList
        items={[
          { key: 'email', label: t('email'), value: email },
          ...(company ? [{ key: 'company', label: t('company'), value: company }] : []),
          ...(phone ? [{ key: 'phone', label: t('phone'), value: phone }] : []),
          { key: 'language', label: t('language'), value: t(`languages.${isPolish ? 'pl' : 'en'}`) },
          { key: 'written', label: t('written'), value: <DateTime at={written} /> },
          ...(answered
            ? [{ key: 'answered', label: t('states.answered'), value: <DateTime at={answered} /> }]
            : []),
        ]}
      />
      <p className={styles.words}>{message.message}</p>
      <div className={styles.acts}>
        <Button
          variant="primary"
          icon="mail"
          href={answerAddress(message, t('subject', { brand: brand.name }))}
        >
          {t('reply')}
        </Button>
        <Button onClick={() => onMark(!answered)}>{t(answered ? 'markOpen' : 'markAnswered')}</Button>
      </div>
    </div>
  );
}

/** Opens the operator's mail program with the sender and what they wrote, quoted; it takes no more than some 2,000 signs. */
function answerAddress({ email, message }: Message, subject: string): string {
  const quoted = message
    .slice(0, 600)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
