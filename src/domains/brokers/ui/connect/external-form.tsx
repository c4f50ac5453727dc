import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select, type SelectOption } from '../../../../design-system/inputs/select.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import styles from './connect-form.module.css';
import type { ConnectStatus } from './connect-form.tsx';
import { RefusalBox } from './connect-refusal.tsx';
import { type ConnectPortfolio, portfolioFor } from './connect-values.ts';
import { EachAccount } from './each-account.tsx';
import type { Connected } from './use-connect-form.ts';
import { useExternal } from './use-external.ts';

type Props = {
  id: string;
  title: string;
  currencies: readonly SelectOption[];
  portfolios: readonly ConnectPortfolio[];
  known: readonly string[];
  renews: string | undefined;
  backTo: string;
  onStatus: (status: ConnectStatus) => void;
  onConnected: (connected: Connected, portfolio: string | undefined) => void;
  onFull: () => void;
};

/** No keys here: one logs in at the broker on the aggregator's pages. */
export function ExternalForm(props: Props) {
  const { id, title, currencies, portfolios, onStatus } = props;
  const t = useTranslations('connect');
  const [currencyId, setCurrency] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [each, setEach] = useState(false);
  const portfolioId = chosen ?? portfolioFor(portfolios, currencyId);
  const external = useExternal({
    ...props,
    currencyId,
    portfolioId,
    portfolios: each ? 'each' : 'one',
    onConnected: (connected) =>
      props.onConnected(connected, portfolios.find((one) => one.id === connected.portfolio_id)?.name),
  });
  const { sending, link } = external;
  const ready = currencyId !== '';
  useEffect(() => {
    onStatus({ sending, edited: false, ready, action: link ? 'check' : 'connect' });
  }, [sending, ready, link, onStatus]);
  const own = portfolios.map((one) => ({ value: one.id, label: one.name }));
  const fresh = portfolioFor(portfolios, '') ? [] : [{ value: '', label: t('external.newPortfolio') }];
  return (
    <form id={id} className={styles.form} onSubmit={external.submit} noValidate>
      {external.message && <RefusalBox title={external.message} />}
      <p className={styles.note}>
        <Icon name="external-link" size={18} />
        <span>{t(link ? 'external.away' : 'external.lead', { aggregator: title })}</span>
      </p>
      {link && (
        <p>
          <TextLink href={link} target="_blank" rel="noopener">
            {t('external.open', { aggregator: title })}
          </TextLink>
        </p>
      )}
      <div className={styles.row}>
        <Field label={t('into')}>
          <Select
            value={portfolioId}
            disabled={link !== undefined}
            onChange={(event) => setChosen(event.target.value)}
            options={[...fresh, ...own]}
          />
        </Field>
        <Field label={t('currency')}>
          <Select
            value={currencyId}
            disabled={link !== undefined}
            onChange={(event) => {
              external.clear();
              setCurrency(event.target.value);
            }}
            options={currencies}
            placeholder={t('chooseCurrency')}
          />
        </Field>
      </div>
      {!props.renews && <EachAccount checked={each} disabled={link !== undefined} onChange={setEach} />}
    </form>
  );
}
