import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readAddress } from '../../../domains/calculators/fields/fields.ts';
import { overpaymentFields } from '../../../domains/calculators/overpayment/overpayment-fields.ts';
import { OverpaymentCalculator } from '../../../domains/calculators/ui/overpayment/overpayment-calculator.tsx';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { overpaymentTool, toolData } from './tool-data.ts';

export { unlessOnlyInputsChange as shouldRevalidate } from './unless-only-inputs-change.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const data = await toolData(context.get(pageContext), overpaymentTool);
  return { ...data, entries: readAddress(overpaymentFields, new URL(request.url).searchParams) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function MortgageOverpayment() {
  const { locale, messages, now, entries, questions, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <OverpaymentCalculator entries={entries} questions={questions} blocks={blocks} />
    </MessagesProvider>
  );
}
