import { useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { toast } from '../../design-system/overlays/toast.ts';
import { useFailureText } from '../../design-system/use-failure-text.ts';
import { sharedStrategy } from '../../domains/strategies/own-contract.ts';
import { SharedStrategyView } from '../../domains/strategies/ui/own/shared-strategy-view.tsx';
import { brand } from '../../foundation/brand.ts';
import { callApi } from '../../foundation/call-api.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { translatorOf } from '../../i18n/translator.ts';
import { usePath } from '../../i18n/use-path.ts';
import { foundOrNull } from '../faults/found-or-404.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from './page-head.ts';

/** A strategy somebody shared; what was taken back is as unknown as what never was (rule S-18). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, locale, now, actor } = context.get(pageContext);
  const id = params.id ?? '';
  const messages = loadMessages(locale, ['sharedStrategy']);
  const t = translatorOf(messages, locale, 'sharedStrategy');
  const strategy = await foundOrNull(call(sharedStrategy, { params: { id } }));
  const head = {
    title: `${strategy?.name ?? t('gone')} · ${brand.name}`,
    description: t('notice'),
    hidden: true,
  };
  const answer = { locale, now, messages, head, id, strategy, isSignedIn: actor !== null };
  return data(answer, { status: strategy ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SharedStrategyPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Shared />
    </MessagesProvider>
  );
}

function Shared() {
  const { id, strategy, isSignedIn } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const navigate = useNavigate();
  const to = usePath();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  async function copy() {
    setBusy(true);
    try {
      // Schemas come when they are needed: a public page does without them until then (decision 55).
      const { copyStrategy } = await import('../../domains/strategies/own-contract.ts');
      const { data: copied } = await callApi(copyStrategy, { body: { from: 'link', id } }, locale);
      await navigate(to('ownStrategy', { id: copied.id }));
    } catch (failure) {
      toast.error(failureText(failure));
      setBusy(false);
    }
  }
  const signIn = `${to('login')}?next=${encodeURIComponent(to('sharedStrategy', { id }))}`;
  return (
    <SharedStrategyView
      strategy={strategy}
      busy={busy}
      onCopy={isSignedIn ? () => void copy() : undefined}
      signIn={signIn}
    />
  );
}
