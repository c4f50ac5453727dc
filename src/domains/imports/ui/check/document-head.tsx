import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { useNotOffered, useReadOnlyPortfolios } from '../../../billing/ui/read-only.tsx';
import { acceptedFiles } from '../../accepted-files.ts';
import type { NamedPortfolio, RowFilter, ShownDocument } from '../document-view.ts';
import { useUploads } from '../upload/use-uploads.ts';
import { useImportWords } from '../use-import-words.ts';
import { CountFilters } from './count-filters.tsx';
import styles from './document-head.module.css';

type Props = {
  document: ShownDocument;
  portfolios: readonly NamedPortfolio[];
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  disabled: boolean;
  /** Codes in capitals, the most usual first. */
  currencies: readonly string[];
  onCurrency: (currency: string) => void;
  onPortfolio: (account: string, portfolioId: string) => void;
  onAddPortfolio: () => void;
  /** Another file was dropped in its place. */
  onRead: (fileNames: string[]) => void;
};

/** What the file is, where it goes, and how many rows of each kind it has. */
export function DocumentHead(props: Props) {
  const { document, filter, onFilter, disabled } = props;
  const words = useImportWords();
  const isKnown = document.format !== null;
  return (
    <Card className={styles.card}>
      <div className={styles.main}>
        <header className={styles.file}>
          <span className={styles.tile}>
            <Icon name="file" size={26} />
          </span>
          <div className={styles.about}>
            <h2>{words.format(document)}</h2>
            <AboutFile document={document} />
          </div>
        </header>
        {isKnown && <Portfolios {...props} />}
        {isKnown && (
          <CountFilters counts={document.counts} value={filter} onChange={onFilter} disabled={disabled} />
        )}
      </div>
      <OtherFile disabled={disabled} onRead={props.onRead} />
    </Card>
  );
}

function AboutFile({ document }: { document: ShownDocument }) {
  const t = useTranslations('imports.head');
  const words = useImportWords();
  const days = words.days(document);
  const about = {
    name: document.name,
    size: words.size(document.size),
    rows: t('rows', { count: document.counts.all }),
  };
  return <p className={styles.note}>{days ? t('about', { ...about, days }) : t('aboutShort', about)}</p>;
}

function Portfolios(props: Props) {
  const { document, portfolios, disabled, onPortfolio, onAddPortfolio } = props;
  const t = useTranslations('imports.head');
  const readOnly = useReadOnlyPortfolios();
  const chosen = new Set(document.accounts.map(({ portfolio_id }) => portfolio_id));
  const options = portfolios
    .filter(({ id }) => !readOnly.has(id) || chosen.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const notOffered = useNotOffered()(portfolios.length - options.length);
  if (options.length === 0)
    return (
      <div>
        <Button variant="ink" icon="plus" onClick={onAddPortfolio}>
          {t('addPortfolio')}
        </Button>
      </div>
    );
  return (
    <div className={styles.portfolios}>
      {document.accounts.map(({ account, portfolio_id }) => (
        <Field
          key={account}
          label={account ? t('intoOf', { account }) : t('into')}
          className={styles.portfolio}
        >
          <Select
            options={options}
            placeholder={t('choose')}
            value={portfolio_id ?? ''}
            disabled={disabled}
            onChange={(event) => onPortfolio(account, event.target.value)}
          />
        </Field>
      ))}
      {notOffered && <p className={styles.note}>{notOffered}</p>}
      {document.asks_currency && <AccountCurrency {...props} />}
      {document.has_cash && <p className={styles.note}>{t('cash')}</p>}
    </div>
  );
}

/** Some files name the currency of their amounts nowhere. */
function AccountCurrency({ document, currencies, disabled, onCurrency }: Props) {
  const t = useTranslations('imports.head');
  return (
    <Field label={t('currency')} hint={t('currencyHint')} className={styles.portfolio}>
      <Select
        options={currencies.map((code) => ({ value: code, label: code }))}
        placeholder={t('chooseCurrency')}
        value={document.currency ?? ''}
        disabled={disabled}
        onChange={(event) => onCurrency(event.target.value)}
      />
    </Field>
  );
}

function OtherFile({ disabled, onRead }: Pick<Props, 'disabled' | 'onRead'>) {
  const t = useTranslations('imports.drop');
  const { uploads, isBusy, send } = useUploads(onRead);
  const refused = uploads.flatMap((one) => (one.state === 'refused' ? [one.why] : []))[0];
  return (
    <div className={styles.other}>
      <FileDrop
        multiple
        accept={acceptedFiles}
        disabled={disabled || isBusy}
        onFiles={send}
        text={
          isBusy
            ? t('reading', { name: uploads.find(({ state }) => state === 'reading')?.name ?? '' })
            : t.rich('wrong', {
                b: (text) => <b className={styles.wrong}>{text}</b>,
                br: () => <br />,
                pick: (text) => <b className={styles.pick}>{text}</b>,
              })
        }
        hint={t('hint')}
      />
      {refused && (
        <p className={styles.refusal} role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
