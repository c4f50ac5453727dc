import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { useSentForm } from '../../../design-system/forms/plain/sent-form.ts';
import { confirmDays, confirmNewsletter, readConfirmation } from '../../../domains/leads/contract.ts';
import { ConfirmNewsletter } from '../../../domains/leads/ui/newsletter-notices.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { foundOrNull } from '../../faults/found-or-404.ts';
import { takeForm } from '../../forms/take-form.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { newsletterHead } from './newsletter-head.ts';

/** Opening it changes nothing: programs that look into mails open links by themselves. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, formToken } = page;
  const token = params.token ?? '';
  const state = await stateOf(page, token);
  const shown = {
    locale,
    now,
    messages: loadMessages(locale, ['newsletterPages']),
    head: newsletterHead(locale),
    formToken,
    token,
    state,
    isDone: new URL(request.url).searchParams.has('done'),
    days: confirmDays,
  };
  const statuses: Partial<Record<typeof state, number>> = { unknown: 404, late: 410, over: 410 };
  return data(shown, { status: statuses[state] ?? 200 });
}

async function stateOf({ call }: PageContext, token: string) {
  if (token === '') return 'unknown' as const;
  const known = await foundOrNull(call(readConfirmation, { params: { token } }));
  return known?.state ?? ('unknown' as const);
}

export function action({ context, params }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const token = params.token ?? '';
  return takeForm(page, confirmNewsletter, {
    args: () => ({ params: { token } }),
    to: () => `${path('newsletterConfirm', page.locale, { token })}?done`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function NewsletterConfirm() {
  const shown = useLoaderData<typeof loader>();
  const { locale, now, messages } = shown;
  const sent = useSentForm();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <ConfirmNewsletter
        token={shown.token}
        state={shown.state}
        isDone={shown.isDone}
        days={shown.days}
        formToken={shown.formToken}
        sent={sent}
      />
    </MessagesProvider>
  );
}
