import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import {
  chooseLess,
  type LessChoice,
  lessChoices,
  readLess,
  undoLess,
} from '../../domains/notifications/less-contract.ts';
import { DeadLess, LessOfThis } from '../../domains/notifications/ui/less/less-of-this.tsx';
import { brand } from '../../foundation/brand.ts';
import type { CallOutput } from '../../foundation/contract.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path } from '../../i18n/paths.ts';
import { translatorOf } from '../../i18n/translator.ts';
import { foundOrNull } from '../faults/found-or-404.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from './page-head.ts';

/**
 * Opening it changes nothing: programs that look into mails open links by themselves. A form that came back has its link
 * in a field: the address is the mail programs'.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, formToken } = page;
  const token = params.token ?? page.form?.fields.token ?? '';
  const messages = loadMessages(locale, ['less']);
  const t = translatorOf(messages, locale, 'less');
  const head = {
    title: `${t('head')} · ${brand.name}`,
    description: t('description', { brand: brand.name }),
    hidden: true,
  };
  const less = token === '' ? null : await foundOrNull(page.call(readLess, { params: { token } }));
  const status = !less ? 404 : less.state === 'expired' ? 410 : 200;
  const done = doneIn(new URL(request.url), less);
  return data({ locale, now, messages, head, token, less, done, formToken }, { status });
}

type Less = CallOutput<typeof readLess>['data'] | null;

/** What was chosen without scripts, and the way back: only where it holds. */
function doneIn({ searchParams }: URL, less: Less) {
  const choice = lessChoices.find((one) => one === searchParams.get('chosen'));
  const undo = searchParams.get('undo');
  if (less?.state !== 'open' || !choice || !undo || less.choices.includes(choice)) return null;
  return { choice, undo };
}

/** One form chooses, the other takes that back. */
export function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const here = (token: string) => path('lessOfThis', page.locale, { token });
  if (page.form?.fields.undo !== undefined)
    return takeForm(page, undoLess, {
      args: ({ token = '', undo = '' }) => ({ params: { token }, body: { undo } }),
      to: ({ token = '' }) => here(token),
    });
  return takeForm(page, chooseLess, {
    // What is no choice is what the call says of it.
    args: ({ token = '', choice = '' }) => ({ params: { token }, body: { choice: choice as LessChoice } }),
    to: ({ token = '', choice = '' }, { data: { undo } }) =>
      `${here(token)}?${new URLSearchParams({ chosen: choice, undo })}`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function LessOfThisPage() {
  const { locale, now, messages, token, less, done, formToken } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      {less?.state === 'open' ? (
        <LessOfThis key={token} token={token} less={less} done={done} formToken={formToken} />
      ) : (
        <DeadLess why={less ? 'expired' : 'unknown'} />
      )}
    </MessagesProvider>
  );
}
