import type { Secrets } from '../../../platform/secrets.ts';
import { type Choice, readChoice, writtenChoice } from '../purposes.ts';

/** Another version asks everybody again. */
const version = 'v1';
const purpose = 'consent';
/** Half a year; then one is asked again. */
export const consentDays = 183;

/** The choice with its day, signed: nobody agrees in somebody else's place. */
export function consentCookieValue(secrets: Secrets, choice: Choice, now: Date): string {
  const said = `${version}.${writtenChoice(choice)}.${dayNumberOf(now)}`;
  return `${said}.${secrets.sign(purpose, said)}`;
}

/** What was chosen; a cookie that is forged, garbled, too old or of another version says nothing. */
export function choiceIn(secrets: Secrets, cookie: string | undefined, now: Date): Choice {
  const [of, written = '', day = '', signature = '', ...more] = cookie?.split('.') ?? [];
  if (of !== version || more.length > 0 || !/^\d{1,6}$/.test(day)) return {};
  if (!secrets.verify(purpose, `${version}.${written}.${day}`, signature)) return {};
  const age = dayNumberOf(now) - Number(day);
  return age < 0 || age > consentDays ? {} : (readChoice(written) ?? {});
}

function dayNumberOf(now: Date): number {
  return Math.floor(now.getTime() / 86_400_000);
}
