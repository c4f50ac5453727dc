import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { SimulatedPill } from '../simulated-pill.tsx';
import type { CatalogueAsset } from './catalogue-asset.ts';
import styles from './catalogue-card.module.css';
import { CatalogueTable } from './catalogue-table.tsx';
import type { CataloguePage } from './use-catalogue-pages.ts';

type Class = { id: string; slug: string; name: string; parent_id: string | null };

const all = 'all';
/** The reader's own instruments, which are chosen like a class. */
export const ownTab = 'own';

type Props = {
  /** Nothing when it did not load. */
  page: CataloguePage | null;
  classes: readonly Class[];
  search: string;
  /** The slug of the chosen class, or `own`. */
  chosen: string | null;
  loading: boolean;
  /** What stands in place of the list when own instruments are chosen, and how many there are. */
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

/** The whole catalogue: a search, the choice of a top-level class or of what is one's own, and the list. */
export function CatalogueCard(props: Props) {
  const { page, classes, search, chosen, loading, own, onSearch, onClass, onAdd } = props;
  const t = useTranslations('market.catalogue');
  const words = useTranslations('instruments.own');
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
        <Select
          aria-label={t('classChoice')}
          className={styles.class}
          value={chosen ?? all}
          onChange={({ target: { value } }) => onClass(value === all ? null : value)}
          options={[
            { value: all, label: t('allClasses') },
            ...top.map(({ slug, name }) => ({ value: slug, label: name })),
            { value: ownTab, label: own.count ? `${words('tab')} (${own.count})` : words('tab') },
          ]}
        />
        {page?.assets.some(({ is_simulated }) => is_simulated) && <SimulatedPill />}
        <Button icon="plus" onClick={onAdd}>
          {words('add')}
        </Button>
      </div>
      {chosen === ownTab ? own.content : table}
    </Card>
  );
}
