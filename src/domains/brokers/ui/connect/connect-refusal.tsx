import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import type { BrokerOffer } from '../grid/broker-offers.ts';
import styles from './connect-form.module.css';
import type { ConnectForm } from './use-connect-form.ts';

type Props = { form: ConnectForm; offer: BrokerOffer; title: string; setupTo: string };

/** Why nothing was connected: what the broker said of the keys, or that it said nothing. */
export function ConnectRefusal({ form, offer, title, setupTo }: Props) {
  const t = useTranslations('connect');
  const common = useTranslations('common.failure');
  const { validation, message } = form;
  if (validation.status === 'notSet' && !validation.failed) return null;
  if (validation.status === 'notSet')
    return (
      <RefusalBox title={message}>
        {validation.failed === 'broker' && t('notAsked', { broker: title })}
      </RefusalBox>
    );
  const { reason, field } = validation;
  const label = offer.fields.find(({ name }) => name === field)?.label ?? 'keys';
  return (
    <RefusalBox title={`${common('integrationInvalidated')}.`}>
      <span>{reason ? `${common(reason)}.` : t(`refused.${label}`, { broker: title })}</span>{' '}
      <TextLink to={setupTo} target="_blank">
        {t('setup')}
      </TextLink>
    </RefusalBox>
  );
}

export function RefusalBox({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className={styles.refusal} role="alert">
      <Icon name="warning" size={18} />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
