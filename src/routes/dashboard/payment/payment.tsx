import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { choiceIn, usualChoice } from '../../../domains/billing/plan-choice.ts';
import type { Wanted } from '../../../domains/billing/ui/payment/change-plan.tsx';
import { PaymentPage } from '../../../domains/billing/ui/payment/payment-page.tsx';
import type { Returned } from '../../../domains/billing/ui/payment/returned-note.tsx';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { countriesIn } from './countries.ts';
import { loadPayment } from './load-payment.ts';
import { useDocuments } from './use-documents.ts';

/** Not there where the operator has switched plans off. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site } = page;
  if (!site.plans) throw new Response(null, { status: 404 });
  const loaded = await loadPayment(page);
  return {
    locale,
    now,
    messages: loadMessages(locale, ['payment']),
    ...loaded,
    countries: countriesIn(locale, loaded.billing.buyer.country),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.payment?.title} · ${brand.name}` },
];

export default function Payment() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Shown />
    </MessagesProvider>
  );
}

function Shown() {
  const { locale, billing, plans, kept, newest, countries } = useLoaderData<typeof loader>();
  const { user } = useDashboard();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const documents = useDocuments(newest);
  return (
    <PaymentPage
      billing={billing}
      plans={plans}
      kept={kept}
      documents={documents}
      countries={countries}
      user={user}
      wanted={wantedIn(search, locale)}
      returned={returnedIn(search)}
      onChanged={() => void revalidate()}
      onReturnRead={() => setSearch({}, { replace: true, preventScrollReset: true })}
    />
  );
}

function wantedIn(search: URLSearchParams, locale: string): Wanted {
  const { period, currency } = choiceIn(search, usualChoice(locale));
  return {
    plan: search.get('plan'),
    choice: {
      ...(search.has('period') ? { period } : {}),
      ...(search.has('currency') ? { currency } : {}),
    },
  };
}

function returnedIn(search: URLSearchParams): Returned {
  if (search.has('paid')) return 'paid';
  if (search.has('away')) return 'away';
  return search.has('cancelled') ? 'cancelled' : null;
}
