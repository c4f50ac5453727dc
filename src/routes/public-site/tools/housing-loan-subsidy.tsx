import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { readAddress } from '../../../domains/calculators/fields/fields.ts';
import { loanFields } from '../../../domains/calculators/loan-subsidy/loan-fields.ts';
import { LoanCalculator } from '../../../domains/calculators/ui/loan-subsidy/loan-calculator.tsx';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { loanTool, toolData } from './tool-data.ts';

export { unlessOnlyInputsChange as shouldRevalidate } from './unless-only-inputs-change.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const data = await toolData(context.get(pageContext), loanTool);
  return { ...data, entries: readAddress(loanFields, new URL(request.url).searchParams) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function HousingLoanSubsidy() {
  const { locale, messages, now, entries, questions, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <LoanCalculator entries={entries} questions={questions} blocks={blocks} />
    </MessagesProvider>
  );
}
