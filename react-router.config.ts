import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/routes',
  buildDirectory: 'build',
  ssr: true,
  // Every page would carry the part of the table of pages that it may lead to, reckoned anew; whole, it is a file that stays in the cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
