import type { Page } from '@playwright/test';

/**
 * The next request for an address is lost, those after it pass. Not by `times: 1`: that takes the interception away as soon as it
 * was used, perhaps while the next document asks for the same.
 */
export async function losesOnce(page: Page, address: string | RegExp): Promise<void> {
  let isLost = false;
  await page.route(address, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
}
