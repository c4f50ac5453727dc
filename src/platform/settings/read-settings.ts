import { type SettingName, type Settings, settingsSchema } from './settings-schema.ts';

export class SettingsError extends Error {}

/** Reads the environment by the schema; all mistakes are reported at once, each with what is wanted instead. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const mistakes: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settingsSchema)) {
    const raw = env[setting.env]?.trim();
    if (raw === undefined || raw === '') {
      values[name] = setting.default;
      continue;
    }
    const value = setting.kind.read(raw);
    if (value === undefined)
      mistakes.push(`${setting.env} must be ${setting.kind.wanted}, but is ${JSON.stringify(raw)}.`);
    values[name] = value;
  }
  mistakes.push(...contradictions(values as Settings), ...unknownNames(env));
  if (mistakes.length)
    throw new SettingsError(
      `The settings have ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n  ${mistakes.join('\n  ')}`,
    );
  return values as Settings;
}

function contradictions(values: Settings): string[] {
  const found: string[] = [];
  if (values.secret && !/^[0-9a-f]{64}$/i.test(values.secret)) {
    found.push('WALORY_SECRET must be 64 hex digits, for example the output of: openssl rand -hex 32');
  }
  if (values.clock && Number.isNaN(Date.parse(values.clock))) {
    found.push(
      `WALORY_CLOCK must be a time like 2026-11-14T12:00:00Z, but is ${JSON.stringify(values.clock)}.`,
    );
  }
  if (values.stripeKey) found.push(...missingForStripe(values));
  return found;
}

/** Whoever takes money must hear of payments, and be able to write invoices for them. */
function missingForStripe(values: Settings): string[] {
  const needed: SettingName[] = [
    'stripeWebhookSecret',
    'sellerName',
    'sellerTaxNumber',
    'sellerStreet',
    'sellerZip',
    'sellerCity',
  ];
  return needed
    .filter((name) => values[name] === '')
    .map((name) => `${settingsSchema[name].env} must be set with WALORY_STRIPE_KEY.`);
}

/** A misspelt name would silently keep the default: say which one was probably meant. */
function unknownNames(env: Record<string, string | undefined>): string[] {
  const known = (Object.keys(settingsSchema) as SettingName[]).map(
    (name) => settingsSchema[name].env as string,
  );
  return Object.keys(env)
    .filter((name) => name.startsWith('WALORY_') && !known.includes(name))
    .map((name) => {
      const near = known.find((candidate) => distance(candidate, name) <= 3);
      return `${name} is not a setting${near ? `; did you mean ${near}?` : '.'}`;
    });
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
