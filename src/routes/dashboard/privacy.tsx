import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Icon, type IconName } from '../../design-system/brand/icon.tsx';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import { StatusPill } from '../../design-system/states/status-pill.tsx';
import { useConsent } from '../../domains/consent/ui/consent-context.ts';
import { openConsent } from '../../domains/consent/ui/open-consent.ts';
import { exportUser } from '../../domains/identity/contract.ts';
import { brand } from '../../foundation/brand.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import styles from './privacy.module.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, now } = context.get(pageContext);
  return { locale, now, messages: loadMessages(locale, ['privacy']) };
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.privacy?.title} · ${brand.name}` },
];

export default function PrivacyPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Privacy />
    </MessagesProvider>
  );
}

const short: readonly { name: 'stored' | 'place' | 'trackers' | 'yours'; icon: IconName }[] = [
  { name: 'stored', icon: 'file' },
  { name: 'place', icon: 'lock' },
  { name: 'trackers', icon: 'eye-off' },
  { name: 'yours', icon: 'download' },
];

function Privacy() {
  const t = useTranslations('privacy');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.page}>
        <Card graphite title={t('short.title')} className={styles.wide}>
          <ul className={styles.short}>
            {short.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon} />
                <p>{t(`short.${name}`)}</p>
              </li>
            ))}
          </ul>
        </Card>
        <Stored />
        <Card title={t('where.title')}>
          <div className={styles.text}>
            <p>{t('where.text')}</p>
            <p>{t('where.outside')}</p>
          </div>
        </Card>
        <ThirdParties />
        <Cookies />
        <Rights />
      </div>
    </>
  );
}

/** What of others may load here, what one said to it, and the way to say something else. */
function ThirdParties() {
  const t = useTranslations('privacy.trackers');
  const consent = useConsent();
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{t(consent ? 'some' : 'none')}</p>
      {consent && (
        <>
          <ul className={styles.services}>
            {consent.offered.map((purpose) => (
              <li key={purpose}>
                <span>{t(purpose)}</span>
                <StatusPill tone={consent.agreed.includes(purpose) ? 'gain' : 'neutral'}>
                  {t(consent.agreed.includes(purpose) ? 'agreed' : 'notAgreed')}
                </StatusPill>
              </li>
            ))}
          </ul>
          <Button onClick={openConsent}>{t('change')}</Button>
        </>
      )}
    </Card>
  );
}

const storedKinds = [
  'account',
  'password',
  'investments',
  'files',
  'brokers',
  'profile',
  'sessions',
  'mails',
  'audit',
] as const;

function Stored() {
  const t = useTranslations('privacy.stored');
  return (
    <Card title={t('title')} className={styles.wide}>
      <table className={styles.table}>
        <thead className="visually-hidden-on-phone">
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('why')}</th>
            <th scope="col">{t('long')}</th>
          </tr>
        </thead>
        <tbody>
          {storedKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`${kind}.what`)}</th>
              <td data-label={t('why')}>{t(`${kind}.why`)}</td>
              <td data-label={t('long')}>{t(`${kind}.long`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const cookies = [
  ['walory_session', 'session'],
  ['walory_devices', 'devices'],
  ['XSRF-TOKEN', 'csrf'],
  ['i18n_redirected', 'locale'],
  ['currency', 'currency'],
  ['amounts', 'amounts'],
  ['basis', 'basis'],
  ['theme', 'theme'],
  ['consent', 'consent'],
] as const;

function Cookies() {
  const t = useTranslations('privacy.cookies');
  return (
    <Card title={t('title')} className={styles.wide}>
      <p className={styles.text}>{t('text')}</p>
      <table className={styles.table}>
        <thead className="visually-hidden-on-phone">
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('long')}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(([cookie, name]) => (
            <tr key={cookie}>
              <th scope="row">
                <code>{cookie}</code>
              </th>
              <td data-label={t('what')}>{t(`${name}.what`)}</td>
              <td data-label={t('long')}>{t(`${name}.long`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Rights() {
  const t = useTranslations('privacy.rights');
  const to = usePath();
  const locale = useLocale();
  return (
    <Card title={t('title')} className={styles.wide}>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.actions}>
        <Button icon="edit" to={`${to('settings')}?tab=profile`}>
          {t('correct')}
        </Button>
        <Button icon="download" href={exportUser.path} download>
          {t('download')}
        </Button>
        <Button icon="trash" to={`${to('settings')}?tab=data`}>
          {t('remove')}
        </Button>
        <TextLink href={`/files/privacy-${locale}.pdf`}>{t('policy')}</TextLink>
        <TextLink to={to('contact')}>{t('contact')}</TextLink>
      </div>
    </Card>
  );
}
