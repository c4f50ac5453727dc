import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { OnboardingWizard } from '../../domains/identity/ui/onboarding/onboarding-wizard.tsx';
import { leaveFor } from '../../domains/identity/ui/sign-in/leave-for.ts';
import { brand } from '../../foundation/brand.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import { firstSteps } from './first-steps.ts';
import styles from './onboarding.module.css';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, now } = context.get(pageContext);
  return { locale, now, messages: loadMessages(locale, ['onboarding']) };
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.onboarding?.title} · ${brand.name}` },
];

export default function OnboardingPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Onboarding />
    </MessagesProvider>
  );
}

function Onboarding() {
  const t = useTranslations('onboarding');
  const to = usePath();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </header>
      <OnboardingWizard
        // Only the part after # changes from step to step: nothing has to be loaded again.
        wanted={hash.slice(1)}
        onStep={(step) => void navigate({ hash: step }, { preventScrollReset: true })}
        onDone={() => leaveFor(to('dashboard') + firstSteps)}
      />
    </div>
  );
}
