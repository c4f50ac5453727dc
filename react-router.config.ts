import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/routes',
  buildDirectory: 'build',
  ssr: true,
} satisfies Config;
