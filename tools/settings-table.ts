import { settingsSchema } from '../src/platform/settings/settings-schema.ts';

function shown(value: unknown): string {
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (Array.isArray(value) || value === '') return '';
  return `\`${value}\``;
}

/** The README's table of settings, made from the schema. */
export function settingsTable(): string {
  const rows = Object.values(settingsSchema).map(
    ({ env, default: fallback, about }) => `| \`${env}\` | ${shown(fallback)} | ${about} |`,
  );
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}
