import { globSync, readFileSync } from 'node:fs';
import { articles } from '../../../src/domains/education/articles.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { allMessages } from '../../../src/i18n/messages.ts';
import { path } from '../../../src/i18n/paths.ts';
import { endTrial } from '../../support/records/end-trial.ts';
import { barriersIn } from '../barriers.ts';
import { expect, hydrated, signInAsDemo, test, visit } from '../journey.ts';

/** The longest run of words without marks in a locked paragraph: whatever way it is sent, it is found by that. */
function sentenceOf(texts: object): string {
  const paragraphs = Object.values(texts).flatMap((section: object) => Object.values(section) as string[]);
  const pieces = paragraphs.flatMap((text) => text.split(/[{}<>"“”„’.:;,–/]/)).map((piece) => piece.trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

const locked = articles.flatMap((article) =>
  locales.map((locale) => ({
    article,
    locale,
    address: path('educationArticle', locale, { article: article.slug }),
    sentence: sentenceOf(allMessages(locale)[article.area].sections),
    teaser: allMessages(locale).education.articles[article.id].teaser,
  })),
);

test('with the plan one reads from the index through an article with own figures to the next (ED-1, ED-2)', async ({
  page,
}) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/help');
  await page.getByRole('link', { name: 'Open the articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Education materials' })).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveCount(8);
  expect(await barriersIn(page)).toEqual([]);
  await page.getByRole('link', { name: /^IRR and TWR/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'One fund, two deposits' })).toBeVisible();
  await expect(page.getByText('−5.38% a year')).toBeVisible();
  const own = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your figures' }) });
  await expect(own.getByText('IRR, a year').first()).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  const help = page.getByRole('navigation').getByRole('link', { name: 'Help', exact: true }).first();
  await expect(help).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'drawdown', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Drawdown/ })).toBeVisible();
});

test('what a newcomer has none of is an example and says so (ED-3)', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, '/pl/dashboard/help/education/treasury-savings-bonds');
  await expect(page.getByRole('heading', { name: 'Liczby z przykładu' })).toBeVisible();
  await expect(page.getByText('Nie masz tu obligacji oszczędnościowych')).toBeVisible();
  await expect(page.getByText('Twoje liczby')).toHaveCount(0);
});

test('without the plan there is a teaser and the way to the plans, and no word more (ED-1)', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount();
  for (const { address, sentence } of locked) {
    const answer = await page.request.get(`${address}.data`);
    expect(await answer.text(), 'the search finds what is there').toContain(sentence);
  }
  await endTrial(account.email);
  for (const { address, sentence, teaser } of locked) {
    expect(sentence.length).toBeGreaterThan(40);
    for (const asked of [address, `${address}.data`]) {
      const answer = await page.request.get(asked);
      expect(answer.status(), asked).toBe(200);
      const text = await answer.text();
      expect(text, asked).not.toContain(sentence);
      expect(text, asked).toContain(teaser.slice(0, 30));
    }
  }
  await visit(page, '/dashboard/help/education');
  await expect(page.getByRole('heading', { name: 'Please upgrade your account' })).toBeVisible();
  await expect(page.getByText('In paid plans')).toHaveCount(8);
  await page.getByRole('link', { name: /^Drawdown/ }).click();
  await hydrated(page);
  await expect(page.getByText('Average returns hide the part people remember')).toBeVisible();
  await expect(page.getByText('Eleven months')).toHaveCount(0);
  expect(await barriersIn(page)).toEqual([]);
  const plans = page.getByRole('link', { name: 'See plans' });
  await expect(plans).toHaveAttribute('href', '/dashboard/payment');
});

test('no file of the pages carries an article (ED-1)', () => {
  const files = globSync('build/client/assets/**/*.js');
  expect(files.length).toBeGreaterThan(20);
  const scripts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const { sentence } of locked) expect(scripts).not.toContain(sentence);
});

test('the explanation of a figure leads to the article about it', async ({ page }) => {
  await signInAsDemo(page);
  await visit(page, '/dashboard/broker-investments/assets');
  await page.getByRole('button', { name: 'Explain IRR' }).first().click();
  await page.getByRole('link', { name: 'Article: IRR and TWR' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^IRR and TWR/ })).toBeVisible();
});

test('an article that does not exist is a page that is not there', async ({ page }) => {
  await signInAsDemo(page);
  const answer = await page.goto('/dashboard/help/education/gold');
  expect(answer?.status()).toBe(404);
});
