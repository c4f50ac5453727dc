import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReportKind } from '../../report-kinds.ts';
import styles from './report-gallery.module.css';
import { type Pictured, Thumbnail } from './thumbnail.tsx';

type Props = {
  kinds: readonly ReportKind[];
  /** The one that is shown. */
  shown: ReportKind;
  addressOf: (kind: ReportKind) => string;
  /** Where reports of real estate are, for those who have any. */
  realEstate?: string;
  /** Where returns are compared with benchmarks. */
  compare?: string;
};

/** The kinds of reports, each a picture and a few words. */
export function ReportGallery({ kinds, shown, addressOf, realEstate, compare }: Props) {
  const t = useTranslations('reports');
  const row = useRef<HTMLElement>(null);
  // On a narrow screen the row scrolls: the chosen one is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is shown
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tile)
      row.current.scrollLeft = tile.offsetLeft - (row.current.clientWidth - tile.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav ref={row} aria-label={t('gallery')} className={styles.gallery} data-print="hide">
      {kinds.map((kind) => (
        <Tile key={kind} of={kind} to={addressOf(kind)} isShown={kind === shown} />
      ))}
      {compare && <Tile of="compare" to={compare} isShown={false} />}
      {realEstate && <Tile of="realEstate" to={realEstate} isShown={false} />}
    </nav>
  );
}

function Tile({ of, to, isShown }: { of: Pictured; to: string; isShown: boolean }) {
  const t = useTranslations('reports');
  return (
    <Link to={to} className={styles.tile} aria-current={isShown ? 'page' : undefined} preventScrollReset>
      <Thumbnail of={of} />
      <b>{t(`kinds.${of}`)}</b>
      <small>{t(`kindNotes.${of}`)}</small>
    </Link>
  );
}
