import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8');

/** What the engine takes for a violation and is none: its rule, the elements it is wrong about, and why. */
const exceptions: { rule: string; about: string; why: string }[] = [
  {
    rule: 'label_content_exists',
    about: 'label:has(> .visually-hidden)',
    why: 'It takes text of one pixel for no text; to those who listen it is read (WCAG technique C7).',
  },
  {
    rule: 'aria_form_label_unique',
    about: 'form:not([aria-label], [aria-labelledby])',
    why: 'A form without a name is no landmark (HTML Accessibility API Mappings), so there is nothing to tell apart.',
  },
];

/** Of rows that look alike so many are looked at; every further one costs what the first did. */
const alikes = 3;

/** What the second engine, beside axe, calls a violation of WCAG 2.2 AA. The page is worn out afterwards. */
export async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate((most) => {
    for (const parent of document.querySelectorAll('body, body *')) {
      const seen = new Map<string, number>();
      for (const child of parent.querySelectorAll(':scope > *')) {
        const look = `${child.tagName} ${child.getAttribute('class')}`;
        seen.set(look, (seen.get(look) ?? 0) + 1);
        if (seen.get(look)! > most && !child.matches('path, g')) child.remove();
      }
    }
  }, alikes);
  await page.evaluate(`${engine}; window.ace = ace; undefined`);
  return page.evaluate(async (known) => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    const elementAt = (path: string) =>
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element;
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .filter(
        ({ ruleId, path }) =>
          !known.some(({ rule, about }) => rule === ruleId && elementAt(path.dom!)?.matches(about)),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`);
  }, exceptions);
}
