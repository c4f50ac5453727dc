import { locales } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { path } from '../../../i18n/paths.ts';
import type { Findable, Finder } from '../../search/server/finder.ts';
import { articles } from '../articles.ts';

const known = new Map<string, Findable[]>();

/** Articles by title and first paragraph in both languages; what is locked is not searched (rule ED-1). */
export const findArticles: Finder = {
  async listed({ locale }) {
    const found =
      known.get(locale) ??
      articles.map(({ id, slug }) => ({
        kind: 'article' as const,
        id,
        title: allMessages(locale).education.articles[id].title,
        words: locales.flatMap((each) => {
          const { title, teaser } = allMessages(each).education.articles[id];
          return [title, teaser];
        }),
        to: path('educationArticle', locale, { article: slug }),
      }));
    known.set(locale, found);
    return found;
  },
};
