import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|intl-messageformat|@formatjs|@schummar|icu-minify)[\\/]/;
const vocabulary = /src[\\/](i18n|foundation)[\\/](?!contract|answers|email)/;
const everywhere =
  /src[\\/]design-system[\\/](button|icon|icon-paths|brand|mark|class-names|text-link|toast|toaster|calendar-text|card)\./;

/** What every page needs, in one file that stays in the browser's cache. */
function isFrame(id: string): boolean {
  return [libraries, vocabulary, everywhere].some((pattern) => pattern.test(id));
}

export default defineConfig({
  plugins: [reactRouter()],
  // Texts come compiled from the loaders (src/i18n/compile-messages.ts), on the server and in the browser alike.
  resolve: {
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // One stylesheet for all pages: a score of small ones would cost a score of round trips before the first paint.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'frame', test: isFrame }],
        },
      },
    },
  },
});
