import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './page-preview.module.css';

export type FrameWidth = 'phone' | 'desktop';

/** In pixels of the page: a phone, and a window with room for every column. */
const widths: Record<FrameWidth, number> = { phone: 390, desktop: 1280 };

type Props = { html: string; width: FrameWidth; busy: boolean };

/**
 * A page at its width, made smaller where there is less room. It may load our styles and pictures; no script of it runs,
 * none of its forms is sent, and none of its links opens (PS-11).
 */
export function PreviewFrame({ html, width, busy }: Props) {
  const t = useTranslations('admin.texts.pagePreview');
  const room = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  const wide = widths[width];
  const scale = Math.min(1, space.width / wide);
  return (
    <div ref={room} className={styles.room} aria-busy={busy}>
      {scale > 0 && (
        <iframe
          // Another page in the same frame would be one more step of the way back.
          key={html}
          title={t('frame')}
          sandbox="allow-same-origin"
          srcDoc={html}
          className={styles.frame}
          style={{
            width: wide,
            height: space.height / scale,
            left: (space.width - wide * scale) / 2,
            transform: `scale(${scale})`,
          }}
        />
      )}
    </div>
  );
}
