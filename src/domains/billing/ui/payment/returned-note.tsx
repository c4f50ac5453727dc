import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../../design-system/states/banner.tsx';

/** How somebody came back from the pages of the payment service. */
export type Returned = 'paid' | 'cancelled' | 'away' | null;

const askEvery = 2_000;
const mostAsks = 30;

type Props = {
  returned: Returned;
  /** Which order holds: another one than on arrival means that the payment was confirmed. */
  order: string;
  /** Whether what holds on arrival may be the ordered plan already. */
  isPaid: boolean;
  plan: string;
  onAsk: () => void;
  onDismiss: () => void;
};

/** Back from paying: the plan begins when the payment service says so, which may come after the person. */
export function ReturnedNote({ returned, order, isPaid, plan, onAsk, onDismiss }: Props) {
  const t = useTranslations('payment.returned');
  const arrived = useRef(order);
  const [asks, setAsks] = useState(0);
  const hasBegun = isPaid || order !== arrived.current;
  const isWaiting = returned === 'paid' && !hasBegun && asks < mostAsks;
  const ask = useRef(onAsk);
  ask.current = onAsk;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      setAsks((before) => before + 1);
      ask.current();
    }, askEvery);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (returned === null) return null;
  if (returned === 'away')
    return (
      <Banner tone="amber" onDismiss={onDismiss}>
        {t('away')}
      </Banner>
    );
  if (returned === 'cancelled') return <Banner onDismiss={onDismiss}>{t('cancelled')}</Banner>;
  if (hasBegun)
    return (
      <Banner icon="check" onDismiss={onDismiss}>
        {t('begun', { plan })}
      </Banner>
    );
  return (
    <Banner tone="amber" onDismiss={isWaiting ? undefined : onDismiss}>
      {t(isWaiting ? 'waiting' : 'slow')}
    </Banner>
  );
}
