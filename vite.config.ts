import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { frameChunk } from './tools/vite/frame-chunk.ts';
import { twoStylesheets } from './tools/vite/two-stylesheets.ts';

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
 * Before the router goes to a page it fetches its stylesheet by a link that it removes afterwards, which React, in the
 * meantime, could take for the page's own (src/routes/head/page-styles.tsx): it fetches it as a preload instead. Styles that
 * cannot be fetched are code that cannot be fetched.
 */
function preloadStyles(): Plugin {
  const fetched = 'descriptors.map(prefetchStyleLink)';
  const failed = /(link\.onerror = \(\) => \{\s*removeLink\(\);)(\s*resolve\(\);)/;
  return {
    name: 'preload-styles',
    apply: 'build',
    transform(code, id) {
      if (!/react-router[\\/].*dom[\\/]ssr[\\/]links\.js$/.test(id)) return undefined;
      if (!code.includes(fetched) || !failed.test(code))
        throw new Error('React Router fetches styles in another way now: look at preloadStyles');
      return code
        .replace(
          fetched,
          'descriptors.map((link) => prefetchStyleLink({ ...link, rel: "preload", as: "style" }))',
        )
        .replace(
          failed,
          "$1 if (window.dispatchEvent(new Event('route-module-failed', { cancelable: true })))$2",
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

/** The router can tell others what it does. In pages nobody listens, and they need not bring the code for it. */
function leaveOutInstrumentation(): Plugin {
  const brought = /import \{ (consume\w+), (get\w+), (instrument\w+) \} from "\.\/instrumentation\.js";/;
  return {
    name: 'leave-out-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router[\\/].*router[\\/]router\.js$/.test(id)) return undefined;
      if (!brought.test(code))
        throw new Error('React Router tells others in another way now: look at leaveOutInstrumentation');
      return code.replace(brought, 'const $1 = () => undefined, $2 = () => ({}), $3 = (router) => router;');
    },
  };
}

export default defineConfig({
  plugins: [
    reactRouter(),
    guardRouteModules(),
    preloadStyles(),
    unpackData(),
    leaveOutInstrumentation(),
    frameChunk(),
    twoStylesheets(),
  ],
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
  },
});
