import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { useSentForm } from '../../../design-system/forms/plain/sent-form.ts';
import { SiteNotice } from '../../../design-system/site/site-notice.tsx';
import { subscribeNewsletter } from '../../../domains/leads/contract.ts';
import { NewsletterForm } from '../../../domains/leads/ui/newsletter-form.tsx';
import { NewsletterAsked } from '../../../domains/leads/ui/newsletter-notices.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { takeForm } from '../../forms/take-form.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { newsletterHead } from './newsletter-head.ts';

/** Where the newsletter is asked for without scripts; with them, from the home page and the footer. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale, now, formToken } = context.get(pageContext);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['newsletterPages']),
    head: newsletterHead(locale),
    formToken,
    isAsked: new URL(request.url).searchParams.has('asked'),
  };
}

export function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  return takeForm(page, subscribeNewsletter, {
    args: ({ email = '', form_token, homepage }) => ({ body: { email, form_token, homepage } }),
    to: () => `${path('newsletter', page.locale)}?asked`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Newsletter() {
  const { locale, now, messages, formToken, isAsked } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      {isAsked ? <NewsletterAsked /> : <AskForNewsletter formToken={formToken} />}
    </MessagesProvider>
  );
}

function AskForNewsletter({ formToken }: { formToken: string }) {
  const t = useTranslations('site.newsletter');
  const sent = useSentForm();
  return (
    <SiteNotice glyph="dashed" title={t('title')} text={t('lead')}>
      <NewsletterForm formToken={formToken} sent={sent} />
    </SiteNotice>
  );
}
