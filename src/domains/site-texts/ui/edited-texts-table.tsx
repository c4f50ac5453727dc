import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { addressOf, type Language, type SiteTextPage } from './site-text.ts';

type Row = { type: string; name: string; lang: Language; updatedAt: string };
type Props = { pages: readonly SiteTextPage[]; onChoose: (type: string) => void };

/** Which pages speak with the operator's words. */
export function EditedTextsTable({ pages, onChoose }: Props) {
  const t = useTranslations('admin.texts');
  const rows = pages
    .flatMap(({ type, name, edited }) =>
      edited.map(({ lang, updated_at }) => ({ type, name, lang, updatedAt: String(updated_at) })),
    )
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  const columns: Column<Row>[] = [
    {
      key: 'page',
      header: t('page'),
      text: (row) => row.name,
      mobile: 'title',
      cell: (row) => <TextLink onClick={() => onChoose(row.type)}>{row.name}</TextLink>,
    },
    {
      key: 'address',
      header: t('address'),
      text: (row) => addressOf(row.type, row.lang),
      mobile: 'sub',
      cell: (row) => addressOf(row.type, row.lang),
    },
    {
      key: 'language',
      header: t('language'),
      text: (row) => t(`languages.${row.lang}`),
      mobile: 'value',
      cell: (row) => t(`languages.${row.lang}`),
    },
    {
      key: 'changed',
      header: t('changed'),
      align: 'right',
      text: (row) => row.updatedAt,
      mobile: 'change',
      cell: (row) => <RelativeTime at={row.updatedAt} />,
    },
  ];
  return (
    <Card flush title={t('edited')}>
      <DataTable
        label={t('edited')}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.type} ${row.lang}`}
        empty={<EmptyState title={t('editedNone')} text={t('editedNoneText')} />}
      />
    </Card>
  );
}
