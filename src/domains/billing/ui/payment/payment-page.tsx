import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { PageHeader } from '../../../../design-system/layout/page-header.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import type { User } from '../../../identity/ui/user.ts';
import { onlyLooks } from '../../../identity/ui/user.ts';
import { type Billing, type BillingDocument, type Kept, standingOf } from '../../payment-view.ts';
import { isFree, type Plan } from '../../plan-prices.ts';
import { BuyerCard } from './buyer-card.tsx';
import { ChangePlan, type Wanted } from './change-plan.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { KeptCard } from './kept-card.tsx';
import { LateCard } from './late-card.tsx';
import styles from './payment-page.module.css';
import { PlanInForce } from './plan-in-force.tsx';
import { type Returned, ReturnedNote } from './returned-note.tsx';
import { usePlanActions } from './use-plan-actions.tsx';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  billing: Billing;
  plans: readonly Plan[];
  /** What the plan counts; null where it could not be loaded. */
  kept: readonly Kept[] | null;
  documents: { rows: readonly BillingDocument[] | null; total: number; loading: boolean; onMore: () => void };
  countries: readonly { value: string; label: string }[];
  user: User;
  wanted: Wanted;
  returned: Returned;
  onChanged: () => void;
  onReturnRead: () => void;
};

export function PaymentPage(props: Props) {
  const { billing, plans, kept, documents, countries, user, onChanged } = props;
  const t = useTranslations('payment');
  const to = usePath();
  const { nameOf } = usePlanWords();
  const disabled = onlyLooks(user);
  const free = plans.find(isFree) ?? billing.plan;
  const actions = usePlanActions(billing, free, kept ?? [], onChanged);
  const portal = user.billingPortalUrl;
  const { street, zip, city } = user.address;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(billing.provider === 'stripe' ? 'stripe' : 'builtIn')}
        crumbs={[{ label: t('settings'), to: to('settings') }]}
      />
      <div className={styles.notes}>
        {disabled && (
          <Banner tone="amber" icon="lock">
            {t('impersonated', { name: user.name })}
          </Banner>
        )}
        {billing.is_fixed && <Banner tone="amber">{t('fixed')}</Banner>}
        <ReturnedNote
          returned={props.returned}
          order={`${billing.plan.slug} ${billing.period} ${billing.period_from}`}
          isPaid={standingOf(billing) === 'renews'}
          plan={nameOf(billing.plan)}
          onAsk={onChanged}
          onDismiss={props.onReturnRead}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <LateCard billing={billing} free={free} portal={portal} disabled={disabled} onChanged={onChanged} />
          {actions.question}
          <PlanInForce billing={billing} free={free} actions={actions} portal={portal} disabled={disabled} />
          {kept && (
            <KeptCard kept={kept} plan={nameOf(billing.plan)} disabled={disabled} onChanged={onChanged} />
          )}
          <ChangePlan
            billing={billing}
            plans={plans}
            free={free}
            kept={kept ?? []}
            wanted={props.wanted}
            disabled={disabled || billing.is_fixed}
            onChanged={onChanged}
          />
          <DocumentsCard
            documents={documents.rows}
            total={documents.total}
            loading={documents.loading}
            onMore={documents.onMore}
            onRetry={onChanged}
          />
        </div>
        <div className={styles.stack}>
          <BuyerCard
            buyer={billing.buyer}
            profile={{ name: user.name, street, zip, city }}
            countries={countries}
            disabled={disabled}
            onSaved={onChanged}
          />
          <p className={styles.leaving}>
            <Icon name="info" size={18} />
            <span>
              {t.rich('leaving.text', {
                b: (words) => <b>{words}</b>,
                data: (words) => (
                  <TextLink tone="amber" to={`${to('settings')}?tab=data`}>
                    {words}
                  </TextLink>
                ),
              })}
            </span>
          </p>
        </div>
      </div>
    </>
  );
}
