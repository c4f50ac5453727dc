import { test as base, expect, type Page } from '@playwright/test';
import { newId } from '../../src/foundation/ids.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { listMails } from '../../src/platform/mail/mail-store.ts';
import { withOpenLinks } from '../../src/platform/mail/sealed-links.ts';
import { withJourneyDatabase } from '../support/journey-database.ts';
import { makeReloadPatient } from '../support/journeys/patient-reload.ts';

export type Account = { name: string; email: string; password: string };

/** A browser test in which any error of the page is a failure too. */
export const test = base.extend<{
  /** A new person, signed in on this page; the questions of the first day are answered by default. */
  newAccount: (options?: { onboarded?: boolean }) => Promise<Account>;
  /** What a test provokes in the console on purpose. */
  expectedErrors: RegExp;
  watchErrors: undefined;
}>({
  expectedErrors: [/^$/, { option: true }],
  watchErrors: [
    async ({ page, expectedErrors }, use) => {
      makeReloadPatient(page);
      await watchToasts(page);
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!/Failed to load resource/.test(problem) && !expectedErrors.test(problem)) problems.push(problem);
      };
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      await use(undefined);
      expect(problems, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  newAccount: async ({ page }, use) => {
    await use(async ({ onboarded = true } = {}) => {
      const account = {
        name: 'Hanna Wilk',
        email: `hanna-${newId()}@poczta.example`,
        password: 'bursztyn-1919',
      };
      const answer = await send(page, 'POST', '/register', {
        username: account.name,
        email: account.email,
        password: account.password,
        password_confirmation: account.password,
        terms: true,
      });
      expect(answer.status).toBe(200);
      if (!onboarded) return account;
      const answers = await send(page, 'POST', '/api/user/onboarding', {
        familiarity: 2,
        reason: 1,
        scope: 'personal',
      });
      expect(answers.status).toBe(200);
      return account;
    });
  },
});

export { expect };

type Sent = { status: number; body: { data?: unknown } };

/** Calls the API with the cookies of the page's browser; no page has to be open for it. */
export async function send(page: Page, method: string, path: string, body?: unknown): Promise<Sent> {
  if (!(await tokenOf(page))) await page.request.get('/sanctum/csrf-cookie');
  const token = await tokenOf(page);
  const response = await page.request.fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': token ?? '',
      'accept-language': test.info().project.use.locale!,
    },
    data: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status(), body: await response.json() };
}

async function tokenOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN');
  return cookie && decodeURIComponent(cookie.value);
}

export async function signIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  const { email, password } = account;
  const answer = await send(page, 'POST', '/login', { email, password });
  expect(answer.status).toBe(200);
}

export const demo = { email: 'demo@walory.local', password: 'demo-walory' };

export function signInAsDemo(page: Page): Promise<void> {
  return signIn(page, demo);
}

/** A browser of its own: the same person on another device, or somebody else. */
export async function anotherDevice(page: Page): Promise<Page> {
  const { baseURL, locale } = test.info().project.use;
  const context = await page.context().browser()!.newContext({ baseURL, locale });
  return context.newPage();
}

/** Opens a page and waits until it answers to clicks. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Waits until React has taken over, so that clicks do what they should, and shows the page of the address: a router
 * changes the address first.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { ready, shown } = document.documentElement.dataset;
    return ready === 'yes' && shown === window.location.pathname;
  });
}

/** The bar that says what was done last and undoes it. */
export const undoBar = (page: Page) => page.getByRole('region', { name: 'Undo the last change' });

/**
 * Waits for one of the short messages at the top right. They stay for three seconds, which a busy machine may spend
 * between two looks: so they are written down as they come, and each counts once.
 */
export async function toast(page: Page, text: string | RegExp): Promise<void> {
  const seen = shown.get(page) ?? [];
  const wanted = typeof text === 'string' ? spaced(text) : text;
  await expect
    .poll(() => {
      const at = seen.findIndex((one) =>
        typeof wanted === 'string' ? one.includes(wanted) : wanted.test(one),
      );
      if (at < 0) return seen.join('; ') || 'nothing was said';
      seen.splice(at, 1);
      return 'shown';
    })
    .toBe('shown');
}

const shown = new WeakMap<Page, string[]>();
const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** Writes down what the region of messages says, in whatever document of the page. */
async function watchToasts(page: Page): Promise<void> {
  const seen: string[] = [];
  shown.set(page, seen);
  await page.exposeFunction('noteToast', (text: string) => seen.push(spaced(text)));
  await page.addInitScript(() => {
    const regions = '[data-toaster][aria-live]:is([aria-label=Messages], [aria-label=Komunikaty])';
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.matches(regions))
          for (const node of addedNodes)
            (window as unknown as { noteToast(text: string): void }).noteToast(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
}

export type Mail = {
  recipient: string;
  subject: string;
  plain: string;
  html: string;
  locale: string;
  unsubscribe_url: string | null;
};

/** The newest mail to an address, once there are `count` of them; a mailbox is nothing that the product shows. */
export async function mailTo(recipient: string, count = 1): Promise<Mail> {
  return withJourneyDatabase(async (database, secrets) => {
    let mails: Mail[] = [];
    await expect
      .poll(async () => {
        mails = await listMails(database, { start: 0, limit: 200, to: [recipient] });
        return mails.length;
      })
      .toBeGreaterThanOrEqual(count);
    return withOpenLinks(secrets, mails[0]!);
  });
}

/** What `npm run admin` does: somebody who runs the installation. */
export async function makeAdministrator({ email }: Account): Promise<void> {
  await withJourneyDatabase((database) =>
    database.run(sql`update users set role = 'admin' where email = ${email}`),
  );
}

export function linkIn(mail: Mail): string {
  const url = /https?:\/\/\S+/.exec(mail.plain)?.[0];
  if (!url) throw new Error('no link in the mail');
  return new URL(url).pathname;
}
