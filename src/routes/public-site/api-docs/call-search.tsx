import { type ReactNode, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './call-search.module.css';
import { FoundList } from './found-list.tsx';
import { type FoundCalls, findCalls, longestQuery, queryOf } from './search-calls.ts';
import { useCallIndex } from './use-call-index.ts';

type Props = { query: string; found: FoundCalls | null; children: ReactNode };

/** Finds as one types; without scripts, or before the index has come, the form asks for a page with what was found. */
export function CallSearch({ query, found, children }: Props) {
  const t = useTranslations('apiDocs.search');
  const to = usePath();
  const { index, failed, want } = useCallIndex();
  const [typed, setTyped] = useState(query);
  // The address may change under the field: a result, "back", another search.
  useEffect(() => setTyped(query), [query]);
  const wanted = queryOf(typed);
  const shown = !wanted ? null : index ? findCalls(index, wanted) : wanted === query ? found : null;
  return (
    <>
      <search className={styles.search}>
        <Form method="get" action={to('apiDocs')} className={styles.form}>
          <TextInput
            type="search"
            name="q"
            icon="search"
            aria-label={t('label')}
            aria-describedby="search-hint"
            placeholder={t('label')}
            maxLength={longestQuery}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onFocus={want}
            onChange={(event) => {
              want();
              setTyped(event.target.value);
            }}
            after={typed && <IconButton icon="x" size="sm" label={t('clear')} onClick={() => setTyped('')} />}
          />
          <Button type="submit" variant="ink">
            {t('submit')}
          </Button>
        </Form>
        <p id="search-hint" className={styles.hint}>
          {failed ? t('failed') : t('hint')}
        </p>
      </search>
      <p role="status" className={shown ? styles.count : 'visually-hidden'}>
        {shown && t('found', { count: shown.total, query: wanted })}
      </p>
      {shown ? <FoundList found={shown} onFollow={() => setTyped('')} /> : children}
    </>
  );
}
