import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { SearchForm } from '../../../../design-system/inputs/search-form.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Tabs } from '../../../../design-system/layout/tabs.tsx';
import type { MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { SimulatedPill } from '../simulated-pill.tsx';
import type { CatalogueAsset } from './catalogue-asset.ts';
import styles from './catalogue-card.module.css';
import { CatalogueTable } from './catalogue-table.tsx';
import type { CataloguePage } from './use-catalogue-pages.ts';

type Class = { id: string; slug: string; name: string; parent_id: string | null };

const all = 'all';
/** The tab of the reader's own instruments, beside those of the classes. */
export const ownTab = 'own';

type Props = {
  /** Nothing when it did not load. */
  page: CataloguePage | null;
  classes: readonly Class[];
  search: string;
  /** The slug of the chosen class, or `own`. */
  chosen: string | null;
  loading: boolean;
  /** What stands in the tab of own instruments, and how many there are. */
  own: { content: ReactNode; count: number | undefined };
  /** Stands under the list. */
  below?: ReactNode;
  itemsOf: (asset: CatalogueAsset) => readonly MenuItem[];
  onSearch: (search: string) => void;
  onClass: (slug: string | null) => void;
  onAdd: () => void;
  onRetry: () => void;
  onReset: () => void;
};

/** The whole catalogue: a search, a tab for each top-level class and for what is one's own, and the list. */
export function CatalogueCard(props: Props) {
  const { page, classes, search, chosen, loading, own, onSearch, onClass, onAdd } = props;
  const t = useTranslations('market.catalogue');
  const words = useTranslations('instruments.own');
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen: the chosen one must be in sight.
  useEffect(() => {
    const list = tabs.current?.querySelector<HTMLElement>('[role=tablist]');
    const current = list?.querySelector<HTMLElement>(`[data-state=active]`);
    if (chosen && list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - 24;
  }, [chosen]);
  const top = classes.filter(({ parent_id }) => parent_id === null);
  const query = { search, classId: top.find(({ slug }) => slug === chosen)?.id ?? null };
  const table = (
    <>
      <CatalogueTable
        first={page}
        query={query}
        classNames={Object.fromEntries(classes.map(({ slug, name }) => [slug, name]))}
        itemsOf={props.itemsOf}
        loading={loading}
        onRetry={props.onRetry}
        onReset={props.onReset}
      />
      {!loading && props.below}
    </>
  );
  return (
    <Card flush>
      <div className={styles.top}>
        <SearchForm search={search} onSearch={onSearch} label={t('search')} clearLabel={t('clear')} />
        {page?.assets.some(({ is_simulated }) => is_simulated) && <SimulatedPill />}
        <Button icon="plus" onClick={onAdd}>
          {words('add')}
        </Button>
      </div>
      <div ref={tabs} className={styles.tabs}>
        <Tabs
          label={t('tabs')}
          value={chosen ?? all}
          onChange={(slug) => onClass(slug === all ? null : slug)}
          tabs={[
            { value: all, label: t('all'), content: table },
            ...top.map(({ slug, name }) => ({ value: slug, label: name, content: table })),
            { value: ownTab, label: words('tab'), count: own.count, content: own.content },
          ]}
        />
      </div>
    </Card>
  );
}
