import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type QuietHours, usualPace } from '../due-time.ts';
import type { Choices } from '../topics.ts';

export type NoticeSettings = {
  choices: Choices;
  quiet: QuietHours | null;
  summary: 'off' | 'daily' | 'weekly';
  digest: 'off' | 'monthly' | 'quarterly';
  aboutPaper: boolean;
};

/** What somebody has who changed nothing. */
export const usualSettings: NoticeSettings = {
  choices: {},
  ...usualPace,
  digest: 'off',
  aboutPaper: false,
};

type Row = {
  user_id: string;
  choices: Choices;
  quiet_from: number | null;
  quiet_to: number | null;
  summary: NoticeSettings['summary'];
  digest: NoticeSettings['digest'];
  about_paper: boolean;
};

/** The settings of many people; whoever is not in it has the usual ones. */
export async function settingsOf(
  on: Queries,
  userIds: readonly string[],
): Promise<Map<string, NoticeSettings>> {
  const rows = await on.many<Row>(sql`
    select user_id, choices, quiet_from, quiet_to, summary, digest, about_paper from notification_settings
    where user_id = any(${[...userIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.user_id, settingsIn(row)]));
}

function settingsIn({ choices, quiet_from, quiet_to, summary, digest, about_paper }: Row): NoticeSettings {
  const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to };
  return { choices, quiet, summary, digest, aboutPaper: about_paper };
}

export async function saveSettings(
  on: Queries,
  userId: string,
  { choices, quiet, summary, digest, aboutPaper }: NoticeSettings,
  at: Date,
): Promise<void> {
  await on.run(sql`
    insert into notification_settings (user_id, choices, quiet_from, quiet_to, summary, digest, about_paper, updated_at)
    values (${userId}, ${JSON.stringify(choices)}::jsonb, ${quiet?.from ?? null}, ${quiet?.to ?? null}, ${summary},
      ${digest}, ${aboutPaper}, ${at})
    on conflict (user_id) do update set choices = excluded.choices, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, summary = excluded.summary, digest = excluded.digest,
      about_paper = excluded.about_paper, updated_at = excluded.updated_at
    where notification_settings.user_id = ${userId}`);
}
