import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { StatusPill } from '../../../../design-system/states/status-pill.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { endSession } from '../../contract.ts';
import { deviceName } from '../../device-name.ts';
import { leaveFor } from '../sign-in/leave-for.ts';
import type { Session } from '../user.ts';
import styles from './sessions-card.module.css';

type Props = {
  /** Nothing when the list did not load. */
  sessions: readonly Session[] | null;
  reloading: boolean;
  onReload: () => void;
};

/** The devices that are signed in. */
export function SessionsCard({ sessions, reloading, onReload }: Props) {
  const t = useTranslations('settings.sessions');
  const others = sessions?.filter((session) => !session.current) ?? [];
  return (
    <Card title={t('title')} action={others.length > 1 && <EndOthers sessions={others} onEnded={onReload} />}>
      {sessions ? (
        <>
          <p className={styles.text}>{t('text')}</p>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={onReload} />
            ))}
          </ul>
        </>
      ) : (
        <ErrorState title={t('failed')} onRetry={onReload} retrying={reloading} />
      )}
    </Card>
  );
}

function EndOthers({ sessions, onEnded }: { sessions: readonly Session[]; onEnded: () => void }) {
  const t = useTranslations('settings.sessions');
  const locale = useLocale();
  const failureText = useFailureText();
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await Promise.all(sessions.map(({ id }) => callApi(endSession, { params: { id } }, locale)));
      toast.success(t('othersSignedOut'));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    onEnded();
    setEnding(false);
  };
  return (
    <Button size="sm" icon="logout" loading={ending} onClick={end}>
      {t('signOutOthers')}
    </Button>
  );
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useTranslations('settings.sessions');
  const { kind, ...names } = deviceName(session.user_agent);
  const { browser, system } = names;
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  const { ending, end } = useEndSession(session, device, onEnded);
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={kind === 'handheld' ? 'phone' : 'monitor'} />
      </span>
      <span className={styles.body}>
        <span className={styles.name}>
          {device}
          {session.current && <StatusPill tone="gain">{t('current')}</StatusPill>}
          {session.impersonated && <StatusPill tone="amber">{t('administrator')}</StatusPill>}
        </span>
        <span className={styles.detail}>
          {session.address} · {t.rich('seen', { time: () => <RelativeTime at={session.last_seen_at} /> })}
        </span>
      </span>
      <Button
        size="sm"
        loading={ending}
        onClick={end}
        aria-label={session.current ? undefined : t('signOutOf', { device })}
      >
        {session.current ? t('signOutThis') : t('signOut')}
      </Button>
    </li>
  );
}

function useEndSession(session: Session, device: string, onEnded: () => void) {
  const t = useTranslations('settings.sessions');
  const locale = useLocale();
  const to = usePath();
  const failureText = useFailureText();
  const [ending, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await callApi(endSession, { params: { id: session.id } }, locale);
      if (session.current) await leaveFor(to('login'));
      toast.success(t('signedOut', { device }));
      onEnded();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setEnding(false);
  };
  return { ending, end };
}
