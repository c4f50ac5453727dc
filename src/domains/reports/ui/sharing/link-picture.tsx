import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { areaPath, linePath, type Point } from '../../../../design-system/chart/path.ts';
import { classNames } from '../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { plain } from '../../../../foundation/format-number.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import { SharedReport } from '../shared/shared-report.tsx';
import { shownSections } from '../shared/shown-sections.ts';
import styles from './link-picture.module.css';
import type { SharePreview } from './use-preview.ts';

type Props = {
  preview: SharePreview;
  name: string;
  isNothing: boolean;
  owner: string;
  hidesAmounts: boolean;
};

/**
 * What the other person sees: small as in a chat program, and the whole page on request. Nothing below moves when it comes:
 * everything of it has its room before.
 */
export function LinkPicture({ preview, name, isNothing, owner, hidesAmounts }: Props) {
  const t = useTranslations('reportSharing');
  const ui = useTranslations('ui');
  const [isOpen, setOpen] = useState(false);
  const { document, isWaiting, hasFailed } = preview;
  const isEmpty = isNothing || (!isWaiting && document !== null && shownSections(document).length === 0);
  return (
    <section className={styles.block} aria-busy={isWaiting}>
      <h3>{t('picture')}</h3>
      <div className={classNames(styles.frame, isWaiting && styles.waiting)}>
        {isEmpty && <p className={styles.note}>{t('pictureNothing')}</p>}
        {!isEmpty && hasFailed && (
          <p className={styles.note} role="alert">
            {t('pictureFailed')}{' '}
            <Button size="sm" onClick={preview.retry}>
              {ui('retry')}
            </Button>
          </p>
        )}
        {!isEmpty && !hasFailed && <Picture name={name} document={document} />}
      </div>
      <Button
        size="sm"
        icon="eye"
        className={styles.open}
        disabled={!document || isEmpty}
        onClick={() => setOpen(true)}
      >
        {t('preview')}
      </Button>
      {document && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} size="lg" title={t('previewTitle')}>
          <div className={styles.page}>
            <SharedReport document={document} owner={owner} hidesAmounts={hidesAmounts} isPreview />
          </div>
        </Dialog>
      )}
    </section>
  );
}

const size = { width: 340, height: 96, floor: 60 };

/** The title, the return and the shape of the course, as the picture of the link has them. */
function Picture({ name, document }: { name: string; document: ReportDocument | null }) {
  const numbers = useNumbers();
  const gradient = useId();
  const made = document?.headlines.find(({ cell }) => cell.of === 'percent' && cell.value !== null);
  const percent = made ? Number(made.cell.value) : null;
  const course = document?.course ?? [];
  const points = course.map(
    (value, at): Point => [
      (at / Math.max(1, course.length - 1)) * size.width,
      size.floor - (value / 100) * (size.floor - 8),
    ],
  );
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <b>{name}</b>
        <span className={percent !== null && percent < 0 ? styles.loss : styles.gain}>
          {percent === null
            ? '\u00a0'
            : numbers.percent(plain(percent) ?? '0', { decimals: 1, signed: true })}
        </span>
      </div>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ch-fill-a)" />
          <stop offset="1" stopColor="var(--ch-fill-b)" />
        </linearGradient>
        {points.length > 1 && (
          <>
            <path fill={`url(#${gradient})`} d={areaPath(points, size.floor + 8)} />
            <path className={styles.line} d={linePath(points)} />
          </>
        )}
        <path fill="var(--st-1)" d={`M0 ${size.floor + 6}H${size.width}V${size.height}H0Z`} />
        <path fill="var(--st-2)" d={`M0 74Q85 70 170 75T340 73V${size.height}H0Z`} />
        <path fill="var(--st-3)" d={`M0 86Q85 89 170 85T340 88V${size.height}H0Z`} />
      </svg>
    </div>
  );
}
