import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from './support/browser.ts';
const [, , list] = process.argv;
const jobs = JSON.parse(list);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
for (const { name, url, w = 1440, h = 1000, theme = 'light', full = true, act } of jobs) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme, hasTouch: w < 500, isMobile: w < 500 });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'CON', m.text()));
  await page.goto('http://127.0.0.1:3488/login');
  await page.evaluate(async () => {
    const token = document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1] ?? '';
    await fetch('/login', { method: 'POST', headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) }, body: JSON.stringify({ email: 'demo@walory.local', password: 'demo-walory', remember: false }) });
  });
  await page.goto('http://127.0.0.1:3488' + url);
  await page.waitForTimeout(1200);
  if (act) await eval(`(async () => { ${act} })()`);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/h/sc/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close();
