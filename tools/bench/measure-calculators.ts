import { chromium, type Page } from '@playwright/test';
import { browserArguments, browserPath } from '../../tests/support/browser/browser.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';

/** Each with the inputs that take longest, and the field that is typed into. */
const calculators = [
  { name: 'loan subsidy', path: '/tools/housing-loan-subsidy?months=600&rate=7.123', field: 'amount' },
  { name: 'savings goal', path: '/tools/compound-interest?years=60&raise=3&rate=7.123', field: 'goal' },
  {
    name: 'overpayment',
    path: '/tools/mortgage-overpayment?months=600&effect=lower&monthly=100&rate=7.123',
    field: 'amount',
  },
  { name: 'bonds', path: '/tools/treasury-bonds?months=144&family=yes', field: 'amount' },
];
const keystrokes = 40;

/** From the keystroke until the new answer is in the page, the median in milliseconds. */
function typeInto(page: Page, field: string): Promise<number> {
  return page.evaluate(
    async ([name, count]) => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
      const answer = document.querySelector('main [role="status"]')!;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      const times: number[] = [];
      for (let at = 0; at < (count as number); at++) {
        const before = answer.textContent;
        const start = performance.now();
        write.call(input, String(501_000 + at * 1000));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise<void>((resolve) => queueMicrotask(resolve));
        times.push(performance.now() - start);
        if (answer.textContent === before) throw new Error('the answer did not follow the keystroke');
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
    },
    [field, keystrokes] as const,
  );
}

export async function measureCalculators(product: RunningProduct): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
  try {
    const figures: Figure[] = [];
    for (const { name, path, field } of calculators) {
      const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } });
      await page.goto(path);
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
      const value = Math.round((await typeInto(page, field)) * 10) / 10;
      figures.push({ name: `keystroke in ${name}`, value, unit: 'ms', budget: 16, atLeast: false });
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}
