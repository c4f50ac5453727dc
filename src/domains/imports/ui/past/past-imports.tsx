import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { type NamedPortfolio, portfoliosOf, type ShownDocument } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './past-imports.module.css';
import { PastStatePill } from './past-state-pill.tsx';
import { useUndo } from './use-undo.tsx';

type Props = {
  /** Null where they could not be had. */
  documents: readonly ShownDocument[] | null;
  portfolios: readonly NamedPortfolio[];
  fileTo: (fileName: string) => string;
  onChanged: (document: ShownDocument) => void;
  onRetry: () => void;
};

/** Files that were imported, wait to be, or were undone. */
export function PastImports({ documents, portfolios, fileTo, onChanged, onRetry }: Props) {
  const t = useTranslations('imports.past');
  const { undo } = useUndo(onChanged);
  const columns = useColumns({ portfolios, fileTo, undo });
  const phoneRow = useCallback(
    (document: ShownDocument) => <PhoneLine document={document} fileTo={fileTo} undo={undo} />,
    [fileTo, undo],
  );
  return (
    <Card flush title={t('title')} action={<span className={styles.note}>{t('note')}</span>}>
      <DataTable
        label={t('title')}
        className={styles.table}
        columns={columns}
        rows={documents ?? []}
        rowKey={({ fileName }) => fileName}
        phoneRow={phoneRow}
        error={documents === null ? { text: t('failed'), onRetry } : undefined}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </Card>
  );
}

type Acts = { fileTo: Props['fileTo']; undo: (document: ShownDocument) => void };

function useColumns({ portfolios, fileTo, undo }: Acts & Pick<Props, 'portfolios'>): Column<ShownDocument>[] {
  const t = useTranslations('imports.past');
  const numbers = useNumbers();
  const words = useImportWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and numbers follow from the language
  return useMemo(
    () => [
      {
        key: 'file',
        header: t('file'),
        className: styles.file,
        cell: (one) => (
          <TwoLines
            title={one.name}
            name={<TextLink to={fileTo(one.fileName)}>{one.name}</TextLink>}
            note={words.size(one.size)}
          />
        ),
      },
      { key: 'format', header: t('format'), className: styles.format, cell: (one) => words.format(one) },
      {
        key: 'portfolio',
        header: t('portfolio'),
        className: styles.portfolio,
        cell: (one) => {
          const into = portfoliosOf(one, portfolios);
          return into.length > 1 ? t('several', { count: into.length }) : into[0]?.name;
        },
      },
      {
        key: 'rows',
        header: t('rows'),
        align: 'right',
        main: true,
        cell: (one) =>
          numbers.number(String(one.state === 'imported' ? one.imported : one.counts.all), { decimals: 0 }),
      },
      { key: 'state', header: t('state'), cell: (one) => <PastStatePill document={one} /> },
      {
        key: 'imported',
        header: t('imported'),
        align: 'right',
        cell: (one) => one.imported_at && <RelativeTime at={String(one.imported_at)} />,
      },
      {
        key: 'menu',
        header: t('menu'),
        menu: true,
        align: 'right',
        cell: (one) => <PastMenu document={one} fileTo={fileTo} undo={undo} />,
      },
    ],
    [portfolios, fileTo, undo, t],
  );
}

type LineProps = Acts & { document: ShownDocument };

function PastMenu({ document, fileTo, undo }: LineProps) {
  const t = useTranslations('imports');
  const isIn = document.state === 'imported';
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('past.menuOf', { name: document.name })} />}
      items={[
        { label: t('past.open'), icon: 'file', to: fileTo(document.fileName) },
        ...(document.state === 'undone'
          ? []
          : [
              {
                label: t(isIn ? 'past.undo' : 'undo.forget'),
                icon: isIn ? ('refresh' as const) : ('trash' as const),
                danger: true,
                onSelect: () => undo(document),
              },
            ]),
      ]}
    />
  );
}

function PhoneLine({ document, fileTo, undo }: LineProps) {
  const words = useImportWords();
  return (
    <div className={styles.line}>
      <TwoLines
        name={<TextLink to={fileTo(document.fileName)}>{document.name}</TextLink>}
        note={words.format(document)}
      />
      <PastMenu document={document} fileTo={fileTo} undo={undo} />
      <PastStatePill document={document} />
      <small className={styles.when}>
        {document.imported_at && <RelativeTime at={String(document.imported_at)} />}
      </small>
    </div>
  );
}
