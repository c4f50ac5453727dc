import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { useSentForm } from '../../../design-system/forms/plain/sent-form.ts';
import { leaveNewsletter, readSubscription } from '../../../domains/leads/contract.ts';
import { LeaveNewsletter } from '../../../domains/leads/ui/newsletter-notices.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { foundOrNull } from '../../faults/found-or-404.ts';
import { takeForm } from '../../forms/take-form.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { newsletterHead } from './newsletter-head.ts';

/** Opening it changes nothing. A form that came back has its link in a field: the address is the mail programs'. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, formToken } = page;
  const token = params.token ?? page.form?.fields.token ?? '';
  const state = await stateOf(page, token);
  const shown = {
    locale,
    now,
    messages: loadMessages(locale, ['newsletterPages']),
    head: newsletterHead(locale),
    formToken,
    token,
    state,
  };
  return data(shown, { status: state === 'unknown' ? 404 : 200 });
}

async function stateOf({ call }: PageContext, token: string) {
  if (token === '') return 'unknown' as const;
  const known = await foundOrNull(call(readSubscription, { params: { token } }));
  return known?.state ?? ('unknown' as const);
}

export function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  return takeForm(page, leaveNewsletter, {
    args: ({ token = '' }) => ({ params: { token } }),
    to: ({ token = '' }) => path('newsletterLeave', page.locale, { token }),
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function NewsletterLeave() {
  const { locale, now, messages, token, state, formToken } = useLoaderData<typeof loader>();
  const sent = useSentForm();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <LeaveNewsletter token={token} state={state} formToken={formToken} sent={sent} />
    </MessagesProvider>
  );
}
