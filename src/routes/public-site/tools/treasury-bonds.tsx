import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { bondFields } from '../../../domains/calculators/bond-choice/bond-fields.ts';
import { impliedReference } from '../../../domains/calculators/bond-choice/bond-offer.ts';
import { readAddress } from '../../../domains/calculators/fields/fields.ts';
import { BondCalculator } from '../../../domains/calculators/ui/bond-choice/bond-calculator.tsx';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { loadOffer } from './load-offer.ts';
import { bondTool, toolData } from './tool-data.ts';

export { unlessOnlyInputsChange as shouldRevalidate } from './unless-only-inputs-change.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const [data, offer] = await Promise.all([toolData(page, bondTool), loadOffer(page)]);
  const fields = bondFields(impliedReference(offer));
  return {
    ...data,
    offer,
    day: dayInWarsaw(new Date(page.now)),
    entries: readAddress(fields, new URL(request.url).searchParams),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function TreasuryBonds() {
  const { locale, messages, now, entries, offer, day, questions, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <BondCalculator entries={entries} offer={offer} day={day} questions={questions} blocks={blocks} />
    </MessagesProvider>
  );
}
