import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { listArticles } from '../../../domains/education/contract.ts';
import { ArticleList } from '../../../domains/education/ui/article-list.tsx';
import { LockedNote } from '../../../domains/education/ui/locked-note.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import styles from './education.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, locale, now } = context.get(pageContext);
  const { data: articles } = await call(listArticles, {});
  return { locale, now, messages: loadMessages(locale, ['education']), articles };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.education?.title} · ${brand.name}` },
];

export default function EducationPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Education />
    </MessagesProvider>
  );
}

function Education() {
  const t = useTranslations('education');
  const to = usePath();
  const { articles } = useLoaderData<typeof loader>();
  const isOpen = articles.every(({ is_open }) => is_open);
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('help'), to: to('help') }]}
        title={t('title')}
        subtitle={t('subtitle', { count: articles.length })}
      />
      <div className={styles.index}>
        {!isOpen && <LockedNote count={articles.length} />}
        <ArticleList articles={articles} />
      </div>
    </>
  );
}
