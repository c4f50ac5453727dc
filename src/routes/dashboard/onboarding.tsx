import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useOutletContext,
} from 'react-router';
import { leaveFor } from '../../domains/identity/ui/sign-in/leave-for.ts';
import { readOnboarding } from '../../domains/onboarding/contract.ts';
import { OnboardingWizard } from '../../domains/onboarding/ui/wizard/onboarding-wizard.tsx';
import { brand } from '../../foundation/brand.ts';
import { allMessages } from '../../i18n/messages.ts';
import { pageContext } from '../page-context.ts';
import type { SimpleContext } from './simple-layout.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, call } = context.get(pageContext);
  return { title: allMessages(locale).onboarding.title, progress: (await call(readOnboarding, {})).data };
}

/** What is typed is newer than what the server has. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.title} · ${brand.name}` },
];

export default function OnboardingPage() {
  const { progress } = useLoaderData<typeof loader>();
  const { modules, currencies, portfolios, user, onSaved } = useOutletContext<SimpleContext>();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return (
    <OnboardingWizard
      loaded={progress}
      modules={modules}
      currencies={currencies}
      hasPortfolio={portfolios.some(({ is_sample }) => !is_sample)}
      trialEnds={user.subscription?.is_trial ? String(user.subscription.ends_at ?? '') || null : null}
      forRealEstate={new URLSearchParams(search).get('for') === 'real-estate'}
      // Only the part after # changes from step to step: nothing has to be loaded again.
      wanted={hash.slice(1)}
      onStep={(step) => void navigate({ search, hash: step })}
      onSaved={onSaved}
      leaveFor={leaveFor}
    />
  );
}
