import type { ServerBuild } from 'react-router';

/**
 * What a loader gave, with its JSON as the one property of its own. Components on the server read the rest through the
 * prototype; the router's encoder sees the text alone and the browser unpacks it (vite.config.ts). The encoder would
 * number every value of its own: a third larger when compressed, and four times the work (decision 26).
 */
export function packed(data: object): object {
  return Object.create(data, { packed: { enumerable: true, value: JSON.stringify(data) } });
}

/** Loaders give plain data; answers, redirects and data with a status are the router's own business. */
function isPlain(given: unknown): given is object {
  return typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype;
}

type Loader = (args: never) => unknown;

/** The build with loaders that pack what they give. */
export function withPackedData<B extends ServerBuild>(build: B): B {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader as Loader | undefined;
    if (!route || !loader || !route.module.default) return [id, route];
    const packing = async (args: never) => {
      const given = await loader(args);
      return isPlain(given) ? packed(given) : given;
    };
    return [id, { ...route, module: { ...route.module, loader: packing } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
