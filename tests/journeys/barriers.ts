import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Look = {
  /** A part of the page; all of it unless told otherwise. */
  within?: string;
  /** Which rules; all of them unless told otherwise. */
  rules?: string[];
};

/** What axe calls serious or critical, with where it is. */
export async function barriersIn(page: Page, { within, rules }: Look = {}): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * A colour on its way to another is neither, and what fades in has no contrast yet. From here on nothing moves; two
 * frames let begin what is about to, and what has begun is brought to its end. What never ends is left alone.
 */
async function settled(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}
