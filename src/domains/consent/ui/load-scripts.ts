import type { ThirdParties } from '../third-parties.ts';

type Queue = ((...values: unknown[]) => void) & { q?: unknown[] };
type Theirs = Window & { dataLayer?: unknown[]; clarity?: Queue };

const loaded = new Set<string>();

/** Loads what the visitor has agreed to, once for each document. */
export function loadScripts({ statistics, recording }: ThirdParties): void {
  if (statistics) once(statistics.src, () => greetTagManager());
  if (recording) once(recording.src, () => greetRecorder());
}

function once(src: string, greet: () => void): void {
  if (loaded.has(src)) return;
  loaded.add(src);
  greet();
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Statistics were agreed to, advertising was not: tags that ask for consent are told so before any runs. */
function greetTagManager(): void {
  const theirs = window as Theirs;
  theirs.dataLayer ??= [];
  const { dataLayer } = theirs;
  function gtag(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the tag manager tells commands from events by this very object
    dataLayer.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}

/** What is read and typed is nobody's business: the recording shows where people click, not words. */
function greetRecorder(): void {
  const theirs = window as Theirs;
  document.documentElement.dataset.clarityMask = 'true';
  const queue: Queue = (...words) => {
    queue.q ??= [];
    queue.q.push(words);
  };
  theirs.clarity ??= queue;
  theirs.clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
}
