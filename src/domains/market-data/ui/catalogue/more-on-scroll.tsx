import { useEffect, useRef } from 'react';
import { LoadMore } from '../../../../design-system/states/load-more.tsx';

type Props = {
  shown: number;
  total: number;
  complete: boolean;
  state: 'ready' | 'loading' | 'failed';
  onMore: () => void;
};

/** How far before the bottom the next page is asked for. */
const ahead = '600px';

/** Asks for more when the bottom comes near. The button stays for those who do not scroll, and after a failure. */
export function MoreOnScroll({ shown, total, complete, state, onMore }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (complete || state !== 'ready' || !box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: ahead,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [complete, state, onMore]);
  return (
    <div ref={box}>
      <LoadMore
        shown={shown}
        total={complete ? shown : total}
        loading={state === 'loading'}
        onMore={onMore}
      />
    </div>
  );
}
