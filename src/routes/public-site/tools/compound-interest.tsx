import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readAddress } from '../../../domains/calculators/fields/fields.ts';
import { savingsFields } from '../../../domains/calculators/savings/savings-fields.ts';
import { SavingsCalculator } from '../../../domains/calculators/ui/savings/savings-calculator.tsx';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { savingsTool, toolData } from './tool-data.ts';

export { unlessOnlyInputsChange as shouldRevalidate } from './unless-only-inputs-change.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const data = await toolData(context.get(pageContext), savingsTool);
  return { ...data, entries: readAddress(savingsFields, new URL(request.url).searchParams) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function CompoundInterest() {
  const { locale, messages, now, entries, questions, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <SavingsCalculator entries={entries} questions={questions} blocks={blocks} />
    </MessagesProvider>
  );
}
