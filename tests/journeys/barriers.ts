import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { markUnmeasured, unmeasured } from '../support/browser/paints.ts';
import { isSoak } from '../support/chance/chance.ts';

type Look = {
  /** A part of the page; all of it unless told otherwise. */
  within?: string;
  /** Which rules; all of them unless told otherwise. */
  rules?: string[];
  /** Not left out of a short run: for walks, whose only matter this is. */
  always?: boolean;
};

/** Of rows that look alike so many are looked at, in a soak all: every further one costs what the first did. */
const alikes = 3;

/** Its short form: each document reads all of it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What nobody reaches while something modal stands before it. */
const behind = 'body > [aria-hidden="true"]';

/** Never more than moderate, which is not counted, and a tenth of the work. */
const uncounted = { region: { enabled: false } };

/** The ways of painting a text that this process found readable; a soak measures every text. */
const readable = new Set<string>();

/** How often a test has looked at a page. */
const looks = new Map<string, number>();

/**
 * Walks (`accessibility.spec.ts`) look at each page; of the states in which journeys see them a short run looks at every other
 * one, the next journey beginning with the other. A soak looks wherever a journey does.
 */
function isTurn(page: Page): boolean {
  const { testId } = test.info();
  const place = `${testId} ${new URL(page.url()).pathname}`;
  const look = looks.get(place) ?? 0;
  looks.set(place, look + 1);
  return isSoak || (look + testId.charCodeAt(testId.length - 1)) % 2 === 0;
}

/** What axe calls serious or critical, with where it is. */
export async function barriersIn(
  page: Page,
  { within = 'html', rules, always = false }: Look = {},
): Promise<string[]> {
  await settled(page);
  if (!always && !isTurn(page)) return [];
  // Once for each document: reading the rules takes as long as looking at a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  if (isSoak) return violationsIn(page, within, rules);
  await hideAlikes(page);
  const fresh = await markUnmeasured(page, readable, { within, leftOut: behind });
  await page.evaluate((selector) => {
    const { configure } = (window as unknown as { axe: typeof axe }).axe;
    configure({ rules: [{ id: 'color-contrast', selector }] });
  }, `[${unmeasured}]`);
  const violations = await violationsIn(page, within, rules);
  await showAlikes(page);
  if (!violations.some((violation) => violation.startsWith('color-contrast')))
    for (const paint of fresh) readable.add(paint);
  return violations;
}

function violationsIn(page: Page, within: string, rules?: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ within, rules, behind, uncounted }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(
        { include: [within], exclude: [behind] },
        {
          resultTypes: ['violations'],
          rules: uncounted,
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        },
      );
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { within, rules, behind, uncounted },
  );
}
/**
 * Takes what looks like three others beside it out of sight, where it keeps its place: the further rows of a table, lines of a
 * chart, choices of a list. Named to axe as left out, each of them would be compared with every element by every rule.
 */
function hideAlikes(page: Page): Promise<void> {
  return page.evaluate((most) => {
    for (const marked of document.querySelectorAll('[data-alike]')) marked.removeAttribute('data-alike');
    for (const parent of document.querySelectorAll('body, body *')) {
      const seen = new Map<string, number>();
      for (const child of parent.querySelectorAll(':scope > *')) {
        const look = ['class', 'role', 'aria-selected', 'aria-pressed', 'aria-current', 'type', 'data-tone']
          .map((name) => child.getAttribute(name))
          .join(' ');
        const count = (seen.get(child.tagName + look) ?? 0) + 1;
        seen.set(child.tagName + look, count);
        if (count > most) child.setAttribute('data-alike', '');
      }
    }
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(
      '[data-alike], [data-alike] * { visibility: hidden !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(hidden);
  }, alikes);
}

async function showAlikes(page: Page): Promise<void> {
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/**
 * A colour on its way to another is neither, and what fades in has no contrast yet. A link whose page is still on the
 * way is faded until it has come. From here on nothing moves; two frames let begin what is about to, and what has
 * begun is brought to its end. What never ends is left alone.
 */
async function settled(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() => !document.querySelector('[data-going]'));
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}
