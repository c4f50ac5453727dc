import type { Consent } from './purposes.ts';

/** What the browser needs to load each service; only those that load on this page are told. */
export type ThirdParties = {
  statistics?: { id: string; src: string };
  recording?: { src: string };
  charts?: { src: string; symbols: { proName: string; title: string }[] };
};

/** What a page knows of it all. */
export type ShownConsent = Consent & { scripts: ThirdParties };
