import type { FastifyInstance } from 'fastify';

/** Every route the server really has, as `GET /api/user`, read from its router. */
export function routesOf(app: FastifyInstance): string[] {
  const routes: string[] = [];
  const fragments: string[] = [];
  for (const line of app.printRoutes().split('\n')) {
    const found = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line);
    if (!found) continue;
    const [, indent = '', fragment = '', methods = ''] = found;
    fragments.length = indent.length / 4;
    fragments.push(fragment);
    for (const method of methods.split(', ').filter(Boolean)) routes.push(`${method} ${fragments.join('')}`);
  }
  return routes;
}
