import type { Page } from '@playwright/test';
import { addDays, addMonths, dayInWarsaw } from '../../../src/foundation/calendar-day.ts';
import pl from '../../../src/i18n/catalogues/pl/ui.ts';
import { barriersIn } from '../barriers.ts';
import { expect, signInAsDemo, test, visit } from '../journey.ts';

const address = '/dashboard/broker-investments/transactions';
const today = dayInWarsaw(new Date());
const dotted = (day: string) => day.split('-').reverse().join('.');
const named = (day: string) => new RegExp(`, ${Number(day.slice(8))} \\S+ ${day.slice(0, 4)}$`);

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Dodaj transakcję' }).first().click();
  const form = page.getByRole('dialog', { name: /transakcj/i });
  const day = form.getByRole('textbox', { name: 'Data' });
  await expect(day).toBeVisible();
  return { form, day };
}

test.describe('a date field (U-16)', () => {
  test('speaks the language of the page in a browser of another one, and is typed in its way or in ISO', async ({
    page,
  }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${address}`);
    const { form, day } = await openForm(page);
    await expect(day, 'not the order of the English browser').toHaveValue(dotted(today));
    await day.fill('5.01.2026');
    await day.blur();
    await expect(day).toHaveValue('05.01.2026');
    await day.fill('2026-01-07');
    await day.blur();
    await expect(day).toHaveValue('07.01.2026');
    await day.fill('31.02.2026');
    await day.blur();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(pl.dayWrong)).toBeVisible();
    await day.fill('8 stycznia 2026');
    await day.blur();
    await expect(day).toHaveValue('08.01.2026');
    await expect(form.getByText(pl.dayWrong)).toBeHidden();
    await expect(page.locator('input[type=date]'), 'no field of the browser is left').toHaveCount(0);
  });

  test('has a calendar that the keyboard walks and that Escape closes alone', async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${address}`);
    const { form, day } = await openForm(page);
    await day.fill('2026-01-14');
    await day.press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: pl.calendar });
    await expect(calendar.getByRole('grid')).toHaveAccessibleName('styczeń 2026');
    await expect(calendar.getByRole('columnheader').first()).toHaveText('pn');
    expect(await barriersIn(page, { within: '[role=dialog]:has(table)' })).toEqual([]);
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName('środa, 14 sty 2026');
    for (const [key, name] of [
      ['ArrowRight', 'czwartek, 15 sty 2026'],
      ['ArrowUp', 'czwartek, 8 sty 2026'],
      ['Home', 'poniedziałek, 5 sty 2026'],
      ['End', 'niedziela, 11 sty 2026'],
      ['PageUp', 'czwartek, 11 gru 2025'],
      ['PageDown', 'niedziela, 11 sty 2026'],
      ['Shift+PageUp', 'sobota, 11 sty 2025'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused, key).toHaveAccessibleName(name);
    }
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(form, 'the dialog around it stays').toBeVisible();
    await expect(day).toHaveValue('14.01.2026');

    await form.getByRole('button', { name: pl.openCalendar }).click();
    await expect(focused).toHaveAccessibleName('środa, 14 sty 2026');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(day).toHaveValue('13.01.2026');
  });

  test('offers no day beyond its limits', async ({ page }) => {
    await signInAsDemo(page);
    await visit(page, `/pl${address}`);
    const { form, day } = await openForm(page);
    await form.getByRole('button', { name: pl.openCalendar }).click();
    const calendar = page.getByRole('dialog', { name: pl.calendar });
    await expect(calendar.getByRole('button', { name: named(today) })).toHaveAttribute(
      'aria-current',
      'date',
    );
    const tomorrow = addDays(today, 1);
    if (tomorrow.slice(0, 7) === today.slice(0, 7))
      await expect(calendar.getByRole('button', { name: named(tomorrow) })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: pl.monthAfter })).toBeDisabled();
    await calendar.getByRole('button', { name: pl.monthBefore }).click();
    const before = addMonths(today, -1);
    await calendar.getByRole('button', { name: named(before) }).click();
    await expect(day).toHaveValue(dotted(before));
  });
});

test('on a phone every chip and day of the transactions is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsDemo(page);
  for (const language of ['', '/pl']) {
    await visit(page, `${language}${address}?page=3`);
    const rows = page.locator('tbody tr[data-row]');
    await expect(rows.first()).toBeVisible();
    const cut = await rows.evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.querySelectorAll('time, time ~ *, [class*=chip], [class*=quantity]')]
          .filter((part) => {
            const seen = part.getBoundingClientRect();
            for (let box = part.parentElement; box && box !== row; box = box.parentElement) {
              const limit = box.getBoundingClientRect();
              if (getComputedStyle(box).overflow !== 'visible' && seen.right > limit.right + 0.5) return true;
            }
            return seen.right > window.innerWidth;
          })
          .map((part) => `${part.className}: ${part.textContent}`),
      ),
    );
    expect(cut, `cut in ${language || 'English'}`).toEqual([]);
  }
});
