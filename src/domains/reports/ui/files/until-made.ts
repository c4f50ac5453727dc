/** Milliseconds between two questions: soon at first, since most are made in a second. */
const firstPause = 400;
const longestPause = 3000;

type Made = { file: Blob; name: string };

/** Asks for a file that is made in the background until it is there. */
export async function untilMade<Waiting>(
  ask: () => Promise<Made | { waiting: Waiting }>,
  signal: AbortSignal,
  onWaiting?: (waiting: Waiting) => void,
): Promise<Made> {
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 1.5)) {
    const answer = await ask();
    if ('file' in answer) return answer;
    onWaiting?.(answer.waiting);
    await rest(pause, signal);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
