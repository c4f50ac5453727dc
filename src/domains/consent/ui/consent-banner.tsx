import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Checkbox } from '../../../design-system/inputs/checkbox.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';
import type { Purpose } from '../purposes.ts';
import type { ShownConsent } from '../third-parties.ts';
import styles from './consent-banner.module.css';
import { putOff } from './not-now.ts';
import { sendChoice } from './send-choice.ts';
import { useRoomBelow } from './use-room-below.ts';

type Props = {
  consent: ShownConsent;
  /** Opened on purpose: it takes the focus, shows what was chosen, and gives the focus back. */
  requested: boolean;
  onClose: () => void;
};

/** Its texts come with it. Without them nobody is asked, and nothing is agreed to. */
export function ConsentBanner(props: Props) {
  const locale = useLocale();
  const now = useNow();
  const messages = useMessagesOf('consent', props.onClose);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <Question key={props.requested ? 'requested' : 'asked'} {...props} />
    </MessagesProvider>
  );
}

function Question({ consent, requested, onClose }: Props) {
  const t = useTranslations('consent');
  const title = useId();
  const locale = useLocale();
  const panel = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(requested);
  // By itself it asks only for what is still open: what the browser has refused is not asked about.
  const asked = requested ? consent.offered : consent.open;
  const { send, sending, failure } = useSending(consent, asked, onClose);
  useRoomBelow(panel);
  useFocus(panel, requested);
  const close = () => {
    putOff();
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <section ref={panel} className={styles.banner} aria-labelledby={title} tabIndex={-1} onKeyDown={onKey}>
      <div className={styles.head}>
        <h2 id={title}>{t('title')}</h2>
        <IconButton icon="x" size="sm" label={t(requested ? 'close' : 'later')} onClick={close} />
      </div>
      <p className={styles.text}>
        {t('text')} <TextLink href={`/files/privacy-${locale}.pdf`}>{t('privacy')}</TextLink>
      </p>
      {choosing && <Purposes asked={asked} agreed={consent.agreed} sending={sending} onSave={send} />}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="ink" loading={sending} onClick={() => void send(asked)}>
          {t('acceptAll')}
        </Button>
        <Button variant="ink" loading={sending} onClick={() => void send([])}>
          {t('refuseAll')}
        </Button>
        {!choosing && (
          <Button variant="text" onClick={() => setChoosing(true)}>
            {t('choose')}
          </Button>
        )}
      </div>
    </section>
  );
}

type PurposesProps = {
  asked: readonly Purpose[];
  agreed: readonly Purpose[];
  sending: boolean;
  onSave: (agreed: readonly Purpose[]) => Promise<void>;
};

function Purposes({ asked, agreed: before, sending, onSave }: PurposesProps) {
  const t = useTranslations('consent');
  const [agreed, setAgreed] = useState(before);
  const id = useId();
  return (
    <fieldset className={styles.purposes}>
      <legend className="visually-hidden">{t('purposes')}</legend>
      {asked.map((purpose) => (
        <div key={purpose}>
          <Checkbox
            checked={agreed.includes(purpose)}
            aria-describedby={`${id}-${purpose}`}
            onChange={({ target }) =>
              setAgreed((now) => [
                ...now.filter((one) => one !== purpose),
                ...(target.checked ? [purpose] : []),
              ])
            }
          >
            {t(`${purpose}.name`)}
          </Checkbox>
          <p id={`${id}-${purpose}`} className={styles.about}>
            {t(`${purpose}.text`)}
          </p>
        </div>
      ))}
      <Button variant="secondary" loading={sending} onClick={() => void onSave(agreed)}>
        {t('save')}
      </Button>
    </fieldset>
  );
}

function useSending(consent: ShownConsent, asked: readonly Purpose[], onClose: () => void) {
  const locale = useLocale() as Locale;
  const failureText = useFailureText();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useCallback(
    async (agreed: readonly Purpose[]) => {
      setSending(true);
      setFailure(undefined);
      try {
        const refused = asked.filter((purpose) => !agreed.includes(purpose));
        const begunAnew = await sendChoice(consent, { agreed, refused }, locale);
        if (begunAnew) return;
        // The page still says that nothing was chosen; until the next one, this visit remembers.
        putOff();
        onClose();
      } catch (error) {
        setFailure(failureText(error));
        setSending(false);
      }
    },
    [consent, asked, locale, failureText, onClose],
  );
  return { send, sending, failure };
}

/** On request the question is gone to, and one comes back to where one was. */
function useFocus(panel: React.RefObject<HTMLElement | null>, requested: boolean): void {
  useEffect(() => {
    if (!requested) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [panel, requested]);
}
