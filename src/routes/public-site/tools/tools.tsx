import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  bondsPicture,
  loanPicture,
  overpaymentPicture,
  savingsPicture,
} from '../../../domains/calculators/ui/tools/tool-pictures.ts';
import { ToolsPage, type ToolsPictures } from '../../../domains/calculators/ui/tools/tools-page.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { fixedTextOf, textOf } from '../../../foundation/decimal.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
import { loadOffer } from './load-offer.ts';

/** The same for everybody and at any time. */
function drawPictures(): Omit<ToolsPictures, 'bonds'> {
  const savings = savingsPicture();
  const overpayment = overpaymentPicture();
  return {
    savings: { ...savings, monthly: fixedTextOf(savings.monthly, 2), rate: textOf(savings.rate) },
    overpayment: { ...overpayment, monthly: textOf(overpayment.monthly) },
    loan: loanPicture(),
  };
}

let pictures: Omit<ToolsPictures, 'bonds'> | undefined;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const [{ blocks, ...head }, offer] = await Promise.all([siteWords(page, 'tools'), loadOffer(page)]);
  pictures ??= drawPictures();
  return {
    locale,
    messages: loadMessages(locale, ['tools', 'toolSavings', 'toolBonds', 'toolOverpayment', 'toolLoan']),
    now,
    head,
    blocks,
    pictures: { ...pictures, bonds: bondsPicture(offer, dayInWarsaw(new Date(now))) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Tools() {
  const { locale, messages, now, pictures, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <ToolsPage pictures={pictures} blocks={blocks} />
    </MessagesProvider>
  );
}
