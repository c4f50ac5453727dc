import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { splitLocale } from '../../../i18n/paths.ts';
import { pageContext } from '../../page-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, now } = context.get(pageContext);
  return { locale, now, messages: loadMessages(locale, ['reportShared']) };
}

/** The texts are the same for all pages of one language. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return splitLocale(currentUrl.pathname).locale !== splitLocale(nextUrl.pathname).locale;
}

/** A shared report has no menus around it: who gets a link wants to see the report. */
export default function SharedReportLayout() {
  const { locale, messages, now } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Outlet />
    </MessagesProvider>
  );
}
