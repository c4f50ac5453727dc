import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useIsAnyDialogOpen } from './top-dialog.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

type Props = {
  /** The page keeps what is typed when only the query of its address changes. */
  queryKeeps?: boolean;
};

/** While it is mounted, leaving the page or what its address shows asks first: something typed would be lost (rule U-12). */
export function LeavingAsks({ queryKeeps = false }: Props) {
  const mayDiscard = useDiscardQuestion();
  const isDialogOpen = useIsAnyDialogOpen();
  const backToWriting = useLastWritten();
  const [isDiscarded, setDiscarded] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname !== there.pathname || (!queryKeeps && here.search !== there.search),
  );
  // Each attempt is an object of its own: by its state alone one that follows at once would be taken for the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to leave is answered once
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    backToWriting();
    void mayDiscard().then((may) => (may ? setDiscarded(true) : blocker.reset()));
  }, [blocker]);
  // An open dialog takes the way back for its own: the question has to be gone first.
  useEffect(() => {
    if (isDiscarded && !isDialogOpen && blocker.state === 'blocked') blocker.proceed();
  }, [isDiscarded, isDialogOpen, blocker]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return null;
}

/**
 * Whoever stays is where they wrote, and not at what would have led them away: a tab that gets the focus back is chosen
 * again, and would ask again.
 */
function useLastWritten(): () => void {
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      field.current = target;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  return () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (field.current instanceof HTMLElement) field.current.focus({ preventScroll: true });
  };
}
