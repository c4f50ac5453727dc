import type { Page } from '@playwright/test';

/** Marks the texts whose contrast has to be measured. */
export const unmeasured = 'data-unmeasured';

/**
 * Marks one text of each way of being painted that is not among those known, and names the ways: the same colours and
 * sizes on the same grounds, in the same classes up to the root and at the same width, have the same contrast.
 * Measuring it is two thirds of what looking for barriers costs.
 */
export function markUnmeasured(
  page: Page,
  known: Iterable<string>,
  { within, leftOut }: { within: string; leftOut: string },
): Promise<string[]> {
  return page.evaluate(
    ({ known, within, leftOut, unmeasured }) => {
      for (const marked of document.querySelectorAll(`[${unmeasured}]`)) marked.removeAttribute(unmeasured);
      const measured = new Set(known);
      const paints = new Map<Element, string>();
      const paintOf = (element: Element): string => {
        const remembered = paints.get(element);
        if (remembered) return remembered;
        const { color, backgroundColor, backgroundImage, opacity, filter, fontSize, fontWeight } =
          getComputedStyle(element);
        const above = element.parentElement ? paintOf(element.parentElement) : String(innerWidth);
        const own = [element.localName, element.getAttribute('class'), color, backgroundColor];
        const paint = short(
          [above, ...own, backgroundImage, opacity, filter, fontSize, fontWeight].join('|'),
        );
        paints.set(element, paint);
        return paint;
      };
      /** A text of many kilobytes as one of few letters. */
      function short(text: string): string {
        let [one, other] = [0xdeadbeef, 0x41c6ce57];
        for (let at = 0; at < text.length; at++) {
          one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
          other = Math.imul(other ^ text.charCodeAt(at), 1597334677);
        }
        return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
      }
      const saysSomething = (element: Element) =>
        element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const fresh: string[] = [];
      for (const element of document.querySelectorAll(`:is(${within}), :is(${within}) *`)) {
        if (!saysSomething(element) || element.closest(leftOut)) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const paint = paintOf(element);
        if (measured.has(paint)) continue;
        measured.add(paint);
        fresh.push(paint);
        element.setAttribute(unmeasured, '');
      }
      return fresh;
    },
    { known: [...known], within, leftOut, unmeasured },
  );
}
