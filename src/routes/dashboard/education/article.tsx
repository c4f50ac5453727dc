import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { type ArticleId, articleAt, articleById } from '../../../domains/education/articles.ts';
import { articleFigures, listArticles } from '../../../domains/education/contract.ts';
import { examples } from '../../../domains/education/examples/examples.ts';
import { ArticleText } from '../../../domains/education/ui/article-text.tsx';
import { FiguresCard } from '../../../domains/education/ui/figures-card.tsx';
import { LockedNote } from '../../../domains/education/ui/locked-note.tsx';
import { NextArticles } from '../../../domains/education/ui/next-articles.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';
import styles from './education.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const article = articleAt(params.article);
  if (!article) throw new Response(null, { status: 404 });
  const { data } = await page.call(listArticles, {});
  const listed = data.find(({ id }) => id === article.id)!;
  const { locale, now } = page;
  const shared = { locale, now, article: article.id, count: data.length, title: listed.title };
  // The words of a locked article stay on the server: not in the page, not in its data (rule ED-1).
  if (!listed.is_open) return { ...shared, messages: loadMessages(locale, ['education']), opened: null };
  const opened = { example: examples[article.id].values, figures: await loadFigures(page, article.id) };
  return { ...shared, messages: loadMessages(locale, ['education', article.area]), opened };
}

/** Without them the article is complete all the same, and says that they are missing. */
async function loadFigures(page: PageContext, id: ArticleId) {
  try {
    const currency = await shownCurrency(page);
    return (await page.call(articleFigures, { params: { id }, query: { currency } })).data;
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.title} · ${brand.name}` : brand.name },
];

export default function ArticlePage() {
  const { locale, now, messages, article } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Article key={article} />
    </MessagesProvider>
  );
}

function Article() {
  const t = useTranslations('education');
  const to = usePath();
  const { article: id, count, opened } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const article = articleById(id);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('help'), to: to('help') },
          { label: t('title'), to: to('education') },
        ]}
        title={t(`articles.${id}.title`)}
        subtitle={t('minutes', { count: article.minutes })}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          {opened ? (
            <ArticleText article={article} example={opened.example} />
          ) : (
            <>
              <Card>
                <p className={styles.teaser}>{t(`articles.${id}.teaser`)}</p>
              </Card>
              <LockedNote count={count} />
            </>
          )}
        </div>
        <div className={styles.side}>
          {opened && (
            <FiguresCard
              article={id}
              figures={opened.figures}
              onRetry={() => void revalidate()}
              retrying={state === 'loading'}
            />
          )}
          <NextArticles article={article} />
        </div>
      </div>
    </>
  );
}
