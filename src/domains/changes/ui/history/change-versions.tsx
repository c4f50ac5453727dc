import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { readChange, type ChangeVersions as Versions } from '../../contract.ts';
import styles from './change-versions.module.css';
import { type FieldChange, useVersionWords } from './use-version-words.ts';

/** More are named by their number. */
const mostShown = 10;

type Props = { id: string; transactionId: string | undefined };

/** How each row was and what it became. */
export function ChangeVersions({ id, transactionId }: Props) {
  const t = useTranslations('changes');
  const locale = useLocale();
  const query = transactionId === undefined ? {} : { transaction_id: transactionId };
  const { shown, reload } = useLoaded(id, async () => {
    const { data } = await callApi(readChange, { params: { id }, query }, locale);
    return data;
  });
  if (shown.state === 'ready') return <Rows {...shown.value} />;
  if (shown.state === 'failed')
    return (
      <div className={styles.versions} role="alert">
        {t('versionsFailed')}{' '}
        <Button variant="text" size="sm" icon="refresh" onClick={reload}>
          {t('show')}
        </Button>
      </div>
    );
  return (
    <div className={styles.versions}>
      <Skeleton width="60%" height={14} />
    </div>
  );
}

function Rows({ versions: all, versions_total: total }: { versions: Versions; versions_total: number }) {
  const t = useTranslations('changes');
  const { changesOf, summaryOf } = useVersionWords();
  // An asset whose rows changed has a version of its own in which nothing is to be seen.
  const versions = all.filter((one) => !one.was || !one.became || changesOf(one).length > 0);
  const rest = total - all.length + Math.max(0, versions.length - mostShown);
  return (
    <ul className={styles.versions}>
      {versions.slice(0, mostShown).map((version, at) => {
        const isChanged = version.was && version.became;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was changed twice by one change has two versions
          <li key={at}>
            {isChanged ? (
              <>
                {versions.length > 1 && <p className={styles.name}>{summaryOf(version)}</p>}
                {changesOf(version).map((field) => (
                  <Field key={field.name} field={field} />
                ))}
              </>
            ) : (
              <p className={styles.name}>
                {version.was ? <s>{summaryOf(version)}</s> : summaryOf(version)}
                <small>{t(version.was ? 'rowDeleted' : 'rowAdded')}</small>
              </p>
            )}
          </li>
        );
      })}
      {rest > 0 && <li className={styles.more}>{t('more', { count: rest })}</li>}
    </ul>
  );
}

function Field({ field: { name, was, became } }: { field: FieldChange }) {
  const t = useTranslations('changes');
  return (
    <div className={styles.field}>
      <span>{name}</span>
      <s className={was === null ? styles.none : undefined}>{was ?? t('none')}</s>
      <Icon name="arrow-right" size={14} />
      <b>{became ?? t('none')}</b>
    </div>
  );
}
