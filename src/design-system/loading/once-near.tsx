import { type ComponentType, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
    const carried = useRef<Carried>({});
    useEffect(() => {
      if (!waits) return;
      // What could not be fetched is asked for again at the next sign.
      const wake = () =>
        load().then(
          () => {
            carried.current.focused = pathTo(place.current, document.activeElement);
            setWaits(false);
          },
          () => {},
        );
      if (drawnWith.current !== props) void wake();
      return onSign(place.current!, wake, carried.current);
    }, [waits, props]);
    useLayoutEffect(() => {
      if (!waits) takeUp(place.current!, carried.current);
    }, [waits]);
    if (waits) return <div ref={place} className={styles.place} {...asDrawn} />;
    const Shown = Part ?? use(load());
    return (
      <div ref={place} className={styles.place}>
        <Shown {...props} />
      </div>
    );
  }
  return Object.assign(OnceNear, { load });
}

/** Returns how to stop waiting for one. A click on what is not yet alive is kept for it. */
function onSign(place: Element, act: () => void, carried: Carried): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: `${nearness}px` },
  );
  const keep = (event: Event) => {
    event.preventDefault();
    const target = event.target as Element;
    carried.clicked = pathTo(place, target.closest('a, button, label, input') ?? target);
    act();
  };
  observer.observe(place);
  place.addEventListener('click', keep);
  for (const sign of signs) document.addEventListener(sign, act);
  return () => {
    observer.disconnect();
    place.removeEventListener('click', keep);
    for (const sign of signs) document.removeEventListener(sign, act);
  };
}

/** What was done to the drawing, for what takes its place and looks the same. */
type Carried = { focused?: Path | undefined; clicked?: Path | undefined };
/** Which child, and which child of that, and so on. */
type Path = readonly number[];

function pathTo(place: Element | null, element: Element | null): Path | undefined {
  if (!place || !element || element === place || !place.contains(element)) return undefined;
  const path: number[] = [];
  for (let at = element; at !== place; at = at.parentElement!)
    path.unshift([...at.parentElement!.children].indexOf(at));
  return path;
}

function takeUp(place: Element, carried: Carried): void {
  const at = (path: Path | undefined) =>
    path?.reduce<Element | undefined>((parent, index) => parent?.children[index], place);
  const { focused, clicked } = carried;
  carried.focused = undefined;
  carried.clicked = undefined;
  (at(focused) as HTMLElement | undefined)?.focus({ preventScroll: true });
  (at(clicked) as HTMLElement | undefined)?.click();
}
