import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from 'react-router';
import { currentUser } from '../../../domains/identity/contract.ts';
import { messageKeptMonths, messageLimit, sendContactMessage } from '../../../domains/leads/contract.ts';
import { ContactForm } from '../../../domains/leads/ui/contact-form.tsx';
import { ContactPage } from '../../../domains/public-site/ui/company/contact-page.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { privacyFile } from '../../auth/legal-files.ts';
import { takeForm } from '../../forms/take-form.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { reachableCompany } from '../described-site.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, formToken } = page;
  const [{ blocks, ...head }, known] = await Promise.all([siteWords(page, 'contact'), whoWrites(page)]);
  page.describe(reachableCompany(page));
  return {
    locale,
    now,
    messages: loadMessages(locale, ['contact']),
    head,
    blocks,
    company: site.company,
    known,
    formToken,
    bounds: { message: messageLimit, keptMonths: messageKeptMonths },
    privacy: privacyFile(locale),
    isSent: new URL(request.url).searchParams.has('sent'),
  };
}

/** Who cannot be read types it in. */
async function whoWrites({ actor, call, onFault }: PageContext) {
  if (!actor) return null;
  try {
    const { name, email } = (await call(currentUser, {})).data;
    return { name, email };
  } catch (error) {
    onFault(error);
    return null;
  }
}

export function action({ context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  return takeForm(page, sendContactMessage, {
    args: ({ name = '', email = '', company, phone, message = '', form_token, homepage }) => ({
      // Browsers send each end of a line as two signs.
      body: { name, email, company, phone, message: message.replace(/\r\n/g, '\n'), form_token, homepage },
    }),
    to: () => `${path('contact', page.locale)}?sent`,
  });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Contact() {
  const form = useLoaderData<typeof loader>();
  const { locale, now, messages, company, blocks } = form;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <ContactPage company={company} blocks={blocks}>
        <ContactForm
          formToken={form.formToken}
          bounds={form.bounds}
          known={form.known}
          privacy={form.privacy}
          isSent={form.isSent}
        />
      </ContactPage>
    </MessagesProvider>
  );
}
