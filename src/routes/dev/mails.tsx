import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { isLocale } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { type PageContext, pageContext } from '../page-context.ts';
import styles from './mails.module.css';

/** Fixed, so that pictures can be compared. */
const now = '2026-11-14T17:05:00Z';
const widths = { phone: 390, desktop: 640 } as const;

type Shown = ReturnType<PageContext['mailSpecimens']>[number];

export function loader({ context, request }: LoaderFunctionArgs) {
  const { site, mailSpecimens } = context.get(pageContext);
  if (!site.gallery) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang');
  const locale = isLocale(lang) ? lang : 'en';
  const wanted = searchParams.get('mail');
  const all = mailSpecimens(locale);
  return {
    locale,
    theme: searchParams.get('theme') === 'dark' ? ('dark' as const) : ('light' as const),
    names: all.map(({ name }) => name),
    mails: all.filter(({ name }) => !wanted || name === wanted),
    messages: loadMessages(locale, ['common', 'ui', 'gallery']),
  };
}

/** Every mail as its reader sees it: `?mail=`, `?lang=pl` and `?theme=dark` choose what is seen. */
export default function Mails() {
  const { locale, theme, messages, mails } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <main className={styles.page} data-scheme={theme} lang={locale}>
        <Choices />
        {mails.map((mail) => (
          <Specimen key={mail.name} mail={mail} />
        ))}
      </main>
    </MessagesProvider>
  );
}

function Choices() {
  const t = useTranslations('gallery.mails');
  const { locale, theme, names } = useLoaderData<typeof loader>();
  const address = (choice: { lang?: string; theme?: string; mail?: string }) =>
    `?${new URLSearchParams({ lang: locale, theme, ...choice })}`;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <nav className={styles.choices} aria-label={t('title')}>
        <Link to={address({ lang: locale === 'en' ? 'pl' : 'en' })}>{t('otherLanguage')}</Link>
        <Link to={address({ theme: theme === 'light' ? 'dark' : 'light' })}>{t(`to.${theme}`)}</Link>
        <Link to={address({})}>{t('all')}</Link>
        {names.map((mail) => (
          <Link key={mail} to={address({ mail })}>
            {mail}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Specimen({ mail }: { mail: Shown }) {
  const t = useTranslations('gallery.mails');
  return (
    <section className={styles.specimen} aria-label={mail.name}>
      <h2>{mail.subject}</h2>
      <div className={styles.forms}>
        <Framed mail={mail} width={widths.phone} title={t('phone', { name: mail.name })} />
        <Framed mail={mail} width={widths.desktop} title={t('desktop', { name: mail.name })} />
        <pre className={styles.plain}>{mail.plain}</pre>
      </div>
    </section>
  );
}

/**
 * A mail in a frame that runs nothing. The chosen theme is written into its style block, because frames follow the
 * machine's; and the block needs the page's nonce, which only the browser knows.
 */
function Framed({ mail, width, title }: { mail: Shown; width: number; title: string }) {
  const { theme } = useLoaderData<typeof loader>();
  const [nonce, setNonce] = useState<string>();
  const [height, setHeight] = useState(600);
  useEffect(() => setNonce(document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''), []);
  if (nonce === undefined) return null;
  const html = mail.html
    .replace('<style>', `<style nonce="${nonce}">`)
    .replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all');
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      width={width}
      height={height}
      className={styles.frame}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.scrollHeight ?? 600)}
    />
  );
}
