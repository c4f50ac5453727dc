import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import styles from './once-near.module.css';
import { useHydrated } from './use-hydrated.ts';

/** How far below the window counts as near, in pixels. */
const nearness = 200;
/** Whoever does any of these will soon want what is there. */
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** React leaves alone what it finds in an element whose content is none of its own. */
const asDrawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part of a page whose code a visitor fetches when they come near it or do anything: until then it stands as the server
 * drew it, which is all there is to see. Where no server drew it, its page waits for its code.
 */
export function onceNear<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let fetched: Promise<ComponentType<Props>> | undefined;

  function load(): Promise<ComponentType<Props>> {
    fetched ??= fetchPart().then(
      (part) => {
        Part = part;
        return part;
      },
      (error) => {
        fetched = undefined;
        throw error;
      },
    );
    return fetched;
  }

  function OnceNear(props: Props) {
    const isDrawn = !useHydrated() && !import.meta.env.SSR;
    const [waits, setWaits] = useState(isDrawn && !Part);
    const place = useRef<HTMLDivElement>(null);
    const drawnWith = useRef(props);
    useEffect(() => {
      if (!waits) return;
      // What could not be fetched is asked for again at the next sign.
      const wake = () =>
        load().then(
          () => setWaits(false),
          () => {},
        );
      if (drawnWith.current !== props) void wake();
      return onSign(place.current!, wake);
    }, [waits, props]);
    if (waits) return <div ref={place} className={styles.place} {...asDrawn} />;
    const Shown = Part ?? use(load());
    return (
      <div className={styles.place}>
        <Shown {...props} />
      </div>
    );
  }
  return Object.assign(OnceNear, { load });
}

/** Returns how to stop waiting for one. */
function onSign(place: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: `${nearness}px` },
  );
  observer.observe(place);
  for (const sign of signs) document.addEventListener(sign, act);
  return () => {
    observer.disconnect();
    for (const sign of signs) document.removeEventListener(sign, act);
  };
}
