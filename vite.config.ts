import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|intl-messageformat|@formatjs|@schummar|icu-minify)[\\/]/;
// Without what only forms, tables and files of the dashboard need.
const vocabulary =
  /src[\\/](i18n|foundation)[\\/](?!contract|answers|addresses[\\/]|paper[\\/]|csv[\\/]|statistics[\\/]|loans[\\/]|fold-text|grouped|ids|once-for|recently-used|round|warsaw-time|(typed|sent)-decimal)/;
const everywhere =
  /src[\\/]design-system[\\/](?:[a-z]+[\\/])?(button|icon|icon-paths|brand|mark|class-names|text-link|toast|toaster|calendar-text|error-state|empty-state|strata-glyph|loading-bar|nonce|use-numbers)\./;

/** What every page needs, in one file that stays in the browser's cache. */
function isFrame(id: string): boolean {
  return [libraries, vocabulary, everywhere].some((pattern) => pattern.test(id));
}

/**
 * The router reloads the page whenever a route's code cannot be fetched, without end if the code stays away. Our guard
 * (src/routes/faults/chunk-reload-guard.ts) decides instead: it cancels the event when it loads the page itself; otherwise
 * the route stands as one that fails, which the error page tells.
 */
function guardRouteModules(): Plugin {
  const reload = 'window.location.reload();';
  return {
    name: 'guard-route-modules',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/].*routeModules\.js$/.test(id)) return undefined;
      if (!code.includes(reload))
        throw new Error('React Router reloads in another way now: look at guardRouteModules');
      return code.replace(
        reload,
        "if (window.dispatchEvent(new Event('route-module-failed', { cancelable: true }))) return { default() { throw error; } };",
      );
    },
  };
}

/**
 * Loaders' data come as one text of JSON (src/routes/packed-data.ts), in a page as the number of the script that has it:
 * where the router restores objects, it is read.
 */
function unpackData(): Plugin {
  const restored = 'if (type === "SingleFetchClassInstance") return { value: rest[0] };';
  return {
    name: 'unpack-data',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/].*dom[\\/]ssr[\\/]single-fetch\.js$/.test(id)) return undefined;
      if (!code.includes(restored))
        throw new Error('React Router restores objects in another way now: look at unpackData');
      return code.replace(
        restored,
        `if (type === "SingleFetchClassInstance") {
          const { packed } = rest[0];
          if (packed === undefined) return { value: rest[0] };
          return { value: JSON.parse(typeof packed === "number" ? document.getElementById("data-" + packed).textContent : packed) };
        }`,
      );
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), guardRouteModules(), unpackData()],
  // Texts come compiled from the loaders (src/i18n/compile-messages.ts), on the server and in the browser alike.
  resolve: {
    alias: [
      { find: /^use-intl$/, replacement: path.resolve(import.meta.dirname, 'src/i18n/page-texts.ts') },
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
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
