import { wholeList } from '../../../foundation/answers.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { hasFeature } from '../../billing/server/policies/policies.ts';
import { articles } from '../articles.ts';

/** What anybody may know of the library; the texts themselves are no part of it (rule ED-1). */
export async function listArticles(context: Context) {
  const isOpen = await hasFeature(context.services, actorOf(context).userId, 'education');
  const words = allMessages(context.locale).education.articles;
  return wholeList(
    articles.map(({ id, minutes }) => ({
      id,
      title: words[id].title,
      teaser: words[id].teaser,
      minutes,
      is_open: isOpen,
    })),
  );
}
