import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Select, type SelectOption } from '../../../../design-system/inputs/select.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { upsertPortfolio } from '../../../ledger/ui/ledger-modals.ts';
import type { BrokerOffer } from '../grid/broker-offers.ts';
import styles from './connect-form.module.css';
import { type ConnectPortfolio, portfolioFor } from './connect-values.ts';
import { EachAccount } from './each-account.tsx';
import { KeyField } from './key-field.tsx';
import type { ConnectForm } from './use-connect-form.ts';

type Props = {
  form: ConnectForm;
  offer: BrokerOffer;
  title: string;
  portfolios: readonly ConnectPortfolio[];
  onPortfolio: (added: ConnectPortfolio) => void;
  currencies: readonly SelectOption[];
  /** All but the keys is known already. */
  keysOnly: boolean;
};

export function ConnectFields(props: Props) {
  const { form, offer, title, keysOnly } = props;
  const t = useTranslations('connect');
  const both = offer.environments.length > 1;
  const client = offer.fields.find(({ name }) => name === 'clientId');
  const broker = { name: offer.name, title };
  const portfolio = <PortfolioField {...props} />;
  const currency = <CurrencyField {...props} />;
  return (
    <>
      {!keysOnly && (
        <div className={styles.row}>
          {both && <EnvironmentField form={form} />}
          {portfolio}
          {!both && currency}
        </div>
      )}
      {!keysOnly && offer.hasSeveralAccounts && (
        <EachAccount
          checked={form.values.portfolios === 'each'}
          onChange={(each) => form.set('portfolios', each ? 'each' : 'one')}
        />
      )}
      {offer.fields
        .filter((field) => field !== client)
        .map((field) => (
          <KeyField key={field.name} form={form} field={field} broker={broker} />
        ))}
      {(client || (both && !keysOnly)) && (
        <div className={styles.row}>
          {client && <KeyField form={form} field={client} broker={broker} />}
          {both && !keysOnly && currency}
        </div>
      )}
      <p className={styles.note}>
        <Icon name="lock" size={18} />
        <span>{t('sealed')}</span>
      </p>
    </>
  );
}

function EnvironmentField({ form }: Pick<Props, 'form'>) {
  const t = useTranslations('connect');
  return (
    <Field label={t('account')} group error={form.errorOf('environment')}>
      <Segmented
        full
        value={form.values.environment}
        onChange={(environment) => form.set('environment', environment)}
        options={[
          { value: 'demo', label: t('demo') },
          { value: 'real', label: t('real') },
        ]}
      />
    </Field>
  );
}

function PortfolioField({ form, title, portfolios, onPortfolio }: Props) {
  const t = useTranslations('connect');
  const add = async () => {
    const added = await openModal(upsertPortfolio);
    if (!added) return;
    const { id, name, currency_id, is_virtual } = added;
    onPortfolio({ id, name, currencyId: currency_id, isPaper: is_virtual });
    form.set('portfolio_id', id);
  };
  const own = portfolios.map(({ id, name }) => ({ value: id, label: name }));
  // Who has no real one gets one that is called like the broker.
  const fresh = portfolioFor(portfolios, '')
    ? []
    : [{ value: '', label: t('newPortfolio', { name: title }) }];
  return (
    <Field
      label={t('into')}
      error={form.errorOf('portfolio_id')}
      corner={
        fresh.length === 0 && (
          <TextLink tone="muted" onClick={() => void add()}>
            {t('addPortfolio')}
          </TextLink>
        )
      }
    >
      <Select
        value={form.values.portfolio_id}
        onChange={(event) => form.set('portfolio_id', event.target.value)}
        options={[...fresh, ...own]}
      />
    </Field>
  );
}

function CurrencyField({ form, currencies }: Pick<Props, 'form' | 'currencies'>) {
  const t = useTranslations('connect');
  return (
    <Field label={t('currency')} error={form.errorOf('currency_id')}>
      <Select
        {...form.field('currency_id')}
        value={form.values.currency_id}
        onChange={(event) => form.chooseCurrency(event.target.value)}
        options={currencies}
        placeholder={t('chooseCurrency')}
      />
    </Field>
  );
}
