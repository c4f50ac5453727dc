/** What stands where an amount would: it says nothing of its size. */
export const cover = '••••';

let answer: () => boolean = () => false;
const listeners = new Set<() => void>();

/** Whether one's own amounts are covered on what is being drawn (rule U-27). */
export function amountsAreHidden(): boolean {
  return answer();
}

/** A server draws pages of many people at once: it answers for each of them. */
export function answerForAmounts(asked: () => boolean): void {
  answer = asked;
}

/** A browser draws the pages of one: from here on they are covered, or not. */
export function hideAmounts(hidden: boolean): void {
  if (answer() === hidden) return;
  answer = () => hidden;
  for (const tell of listeners) tell();
}

/** Hears when amounts are covered or uncovered; answers how to stop. */
export function onHiddenAmounts(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}
