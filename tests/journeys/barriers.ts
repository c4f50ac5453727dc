import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Look = {
  /** A part of the page; all of it unless told otherwise. */
  within?: string;
  /** Which rules; all of them unless told otherwise. */
  rules?: string[];
};

/** What axe calls serious or critical, with where it is. */
export async function barriersIn(page: Page, look: Look = {}): Promise<string[]> {
  await settled(page);
  // Once for each document: reading the rules takes as long as looking at a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ within, rules }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(within ? { include: [within] } : document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, look);
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
