import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import type { ThirdParties } from '../../../consent/third-parties.ts';
import styles from './charting-tape.module.css';
import type { ChartingWords } from './charting-tape.tsx';
import { keepTicker, type TickerLook } from './keep-ticker.ts';

type Charts = NonNullable<ThirdParties['charts']>;
type Props = { charts: Charts; own: ReactNode; label: string; words: ChartingWords };
type State = 'waiting' | 'shown' | 'failed';

/** A script that has not drawn anything by then is not waited for. */
const patience = 10_000;

/** Moves by itself, so it can be stopped, and does not begin where the reader wants nothing to move. */
export function ChartingWidget({ charts, own, label, words }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const still = useStillness();
  const state = useTicker(place, charts, !stopped && !still);
  const isShown = state === 'shown';
  return (
    <>
      {!isShown && <div className={styles.own}>{own}</div>}
      <section
        className={classNames(styles.theirs, !isShown && styles.away)}
        aria-label={label}
        inert={!isShown}
      >
        <a className={styles.by} href="https://www.tradingview.com/" target="_blank" rel="noopener nofollow">
          {words.by}
        </a>
        <div ref={place} className={styles.place} />
      </section>
      {!still && state !== 'failed' && (isShown || stopped) && (
        <button type="button" className={styles.stop} onClick={() => setStopped(!stopped)}>
          {stopped ? words.show : words.stop}
        </button>
      )}
    </>
  );
}

/** Keeps the service's tape in its place while it is wanted, and says how that goes. */
function useTicker(place: RefObject<HTMLDivElement | null>, charts: Charts, wanted: boolean): State {
  const locale = useLocale();
  const theme = useTheme();
  const [state, setState] = useState<State>('waiting');
  const ticker = useRef<ReturnType<typeof keepTicker>>(undefined);
  useEffect(() => {
    const holder = place.current;
    if (!holder || !wanted) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    // The script draws a frame beside itself.
    const drawn = new MutationObserver(() => {
      if (!holder.querySelector('iframe')) return;
      clearTimeout(late);
      setState('shown');
    });
    const fail = () => {
      clearTimeout(late);
      setState('failed');
    };
    ticker.current = keepTicker({
      insert(look) {
        drawn.observe(holder, { childList: true, subtree: true });
        late = setTimeout(fail, patience);
        holder.append(scriptFor(charts, look, fail));
      },
      clear() {
        clearTimeout(late);
        drawn.disconnect();
        holder.replaceChildren();
        setState('waiting');
      },
    });
    return () => {
      ticker.current?.stop();
      ticker.current = undefined;
    };
  }, [place, charts, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tape that is wanted again has to be shown anew
  useEffect(() => ticker.current?.show({ locale, theme }), [locale, theme, charts, wanted]);
  return state;
}

/** As the service has it embedded: what to show stands in the script's own text. */
function scriptFor({ src, symbols }: Charts, { locale, theme }: TickerLook, onFail: () => void): Element {
  const container = document.createElement('div');
  container.className = 'tradingview-widget-container';
  const inside = document.createElement('div');
  inside.className = 'tradingview-widget-container__widget';
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onerror = onFail;
  script.textContent = JSON.stringify({
    symbols,
    locale,
    colorTheme: theme,
    displayMode: 'compact',
    isTransparent: true,
    showSymbolLogo: false,
  });
  container.append(inside, script);
  return container;
}

const darkness = '(prefers-color-scheme: dark)';
const calm = '(prefers-reduced-motion: reduce)';

function watchMedia(query: string, onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function useStillness(): boolean {
  return useSyncExternalStore(
    (onChange) => watchMedia(calm, onChange),
    () => window.matchMedia(calm).matches,
    () => true,
  );
}

/** What the page looks like: chosen by the reader, or by the system. */
function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(
    (onChange) => {
      const chosen = new MutationObserver(onChange);
      chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
      const unwatch = watchMedia(darkness, onChange);
      return () => {
        chosen.disconnect();
        unwatch();
      };
    },
    () => {
      const chosen = document.documentElement.dataset.theme;
      if (chosen === 'light' || chosen === 'dark') return chosen;
      return window.matchMedia(darkness).matches ? 'dark' : 'light';
    },
    () => 'light',
  );
}
