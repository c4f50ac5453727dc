import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/card.tsx';
import { Tabs } from '../../../design-system/tabs.tsx';
import styles from './catalogue-card.module.css';
import { CatalogueSearch } from './catalogue-search.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import { SimulatedPill } from './simulated-pill.tsx';
import type { CataloguePage } from './use-catalogue-pages.ts';

type Class = { id: string; slug: string; name: string; parent_id: string | null };

const all = 'all';

type Props = {
  /** Nothing when it did not load. */
  page: CataloguePage | null;
  classes: readonly Class[];
  search: string;
  /** The slug of the chosen class. */
  chosen: string | null;
  changes: Readonly<Record<string, number>> | null;
  loading: boolean;
  onSearch: (search: string) => void;
  onClass: (slug: string | null) => void;
  onRetry: () => void;
  onReset: () => void;
};

/** The whole catalogue: a search, a tab for each top-level class, and the list. */
export function CatalogueCard(props: Props) {
  const { page, classes, search, chosen, changes, loading, onSearch, onClass, onRetry, onReset } = props;
  const t = useTranslations('market.catalogue');
  const top = classes.filter(({ parent_id }) => parent_id === null);
  const wish = { search, classId: top.find(({ slug }) => slug === chosen)?.id ?? null };
  const table = (
    <CatalogueTable
      first={page}
      wish={wish}
      classNames={Object.fromEntries(classes.map(({ slug, name }) => [slug, name]))}
      changes={changes}
      loading={loading}
      onRetry={onRetry}
      onReset={onReset}
    />
  );
  return (
    <Card flush>
      <div className={styles.top}>
        <CatalogueSearch search={search} onSearch={onSearch} />
        {page?.assets.some(({ is_simulated }) => is_simulated) && <SimulatedPill />}
      </div>
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs')}
          value={chosen ?? all}
          onChange={(slug) => onClass(slug === all ? null : slug)}
          tabs={[
            { value: all, label: t('all'), content: table },
            ...top.map(({ slug, name }) => ({ value: slug, label: name, content: table })),
          ]}
        />
      </div>
    </Card>
  );
}
