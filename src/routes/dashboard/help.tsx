import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../design-system/icon-button.tsx';
import { useTypedSearch } from '../../design-system/inputs/search/use-typed-search.ts';
import { TextInput } from '../../design-system/inputs/text-input.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import { brand } from '../../foundation/brand.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import styles from './help.module.css';
import { HelpAnswers } from './help-answers.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, now, site } = context.get(pageContext);
  return {
    locale,
    now,
    plans: site.plans,
    docs: site.apiDocsUrl ?? path('apiDocs', locale),
    messages: loadMessages(locale, ['help']),
  };
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.help?.title} · ${brand.name}` },
];

export default function HelpPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Help />
    </MessagesProvider>
  );
}

function Help() {
  const t = useTranslations('help');
  const { docs, plans } = useLoaderData<typeof loader>();
  const [query, setQuery] = useState('');
  const { typed, edit, askNow } = useTypedSearch(query, setQuery, 0);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.page}>
        <div className={styles.main}>
          <Card className={styles.search}>
            <TextInput
              type="search"
              icon="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={typed}
              onChange={(event) => edit(event.target.value)}
              after={typed && <IconButton icon="x" size="sm" label={t('clear')} onClick={() => askNow('')} />}
            />
          </Card>
          {!query.trim() && <FirstSteps />}
          {!query.trim() && <Library />}
          <HelpAnswers plans={plans} query={query} docs={docs} onClear={() => askNow('')} />
        </div>
        <div className={styles.side}>
          <Shortcuts />
          <Contact docs={docs} />
        </div>
      </div>
    </>
  );
}

const firstSteps = [
  { name: 'modules', page: 'addModule' },
  { name: 'portfolios', page: 'portfolios' },
  { name: 'data', page: 'transactions' },
] as const;

function FirstSteps() {
  const t = useTranslations('help.first');
  const to = usePath();
  return (
    <Card title={t('title')}>
      <ol className={styles.steps}>
        {firstSteps.map(({ name, page }, at) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3>{t(`${name}.title`)}</h3>
              <p>{t(`${name}.text`)}</p>
              <TextLink to={to(page)}>{t(`${name}.action`)}</TextLink>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The way to the education materials, whatever the plan: their titles and first paragraphs are open to all. */
function Library() {
  const t = useTranslations('help.library');
  const to = usePath();
  return (
    <Card title={t('title')}>
      <p className={styles.library}>{t('text')}</p>
      <TextLink to={to('education')}>{t('action')}</TextLink>
    </Card>
  );
}

const shortcuts = [
  { action: 'search', keys: ['Ctrl', 'K'] },
  { action: 'move', keys: ['tab'] },
  { action: 'choose', keys: ['arrows'] },
  { action: 'confirm', keys: ['enter'] },
  { action: 'close', keys: ['escape'] },
] as const;

function Shortcuts() {
  const t = useTranslations('help.shortcuts');
  return (
    <Card title={t('title')}>
      <dl className={styles.shortcuts}>
        {shortcuts.map(({ action, keys }) => (
          <div key={action}>
            <dt>{t(action)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Ctrl' || key === 'K' ? key : t(key)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Contact({ docs }: { docs: string }) {
  const t = useTranslations('help.contact');
  return (
    <Card graphite title={t('title')}>
      <p className={styles.contactText}>{t('text')}</p>
      <div className={styles.contactLinks}>
        <TextLink href={docs}>{t('docs')}</TextLink>
      </div>
    </Card>
  );
}
