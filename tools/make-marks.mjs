// Draws the marks of brokers into public/brokers: initials on a tile of stone, none of them anybody's logo.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '../tests/support/browser/browser.ts';
import { main, root } from './project.mjs';

/** By name as integrations have it: initials, and which stone. A new broker gets a line here. */
const marks = {
  xtb: ['XT', 'light'],
  mbank: ['mB', 'middle'],
  bossa: ['BO', 'pale'],
  ing: ['IN', 'light'],
  pko: ['PK', 'middle'],
  exante: ['EX', 'deep'],
  'interactive-brokers': ['IB', 'graphite'],
  trading212: ['T2', 'light'],
  degiro: ['DE', 'middle'],
  saxo: ['SX', 'pale'],
  swissquote: ['SQ', 'middle'],
  revolut: ['RV', 'deep'],
  etoro: ['eT', 'light'],
  schwab: ['CS', 'deep'],
  'trade-republic': ['TR', 'pale'],
  alpaca: ['AL', 'middle'],
  binance: ['BN', 'deep'],
  kraken: ['KR', 'pale'],
  coinbase: ['CB', 'light'],
  'portfolio-performance': ['PP', 'middle'],
  ghostfolio: ['GF', 'light'],
  snaptrade: ['ST', 'pale'],
  walory: ['W', 'graphite'],
  demo: ['D', 'graphite'],
};

/** Ground, hill, ink: seen as well on the light surface as on the dark one. */
const stones = {
  pale: ['#dedad2', '#c6bfb3', '#1e2225'],
  light: ['#dbd6cc', '#d1cbc0', '#1e2225'],
  middle: ['#d1cbc0', '#c6bfb3', '#1e2225'],
  deep: ['#c6bfb3', '#b1aca4', '#1e2225'],
  graphite: ['#3f464c', '#2b3135', '#f4f1eb'],
};

/** Of one side, in pixels; shown at 52 and less. */
const side = 52;
const density = 3;

const font = readFileSync(
  path.join(
    root,
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
);

const page = `<style>
@font-face { font-family: face; font-weight: 200 800; src: url(data:font/woff2;base64,${font.toString('base64')}) }
body { margin: 0 }
.mark { position: relative; display: grid; place-items: center; overflow: hidden; width: ${side}px; height: ${side}px;
  font: 660 17px/1 face; letter-spacing: -.01em }
.mark::after { content: ""; position: absolute; left: -10%; right: -10%; bottom: -14px; height: 30px;
  border-radius: 50% 40% 0 0; background: var(--hill) }
.mark span { position: relative; z-index: 1 }
</style><body></body>`;

await main(async () => {
  const folder = path.join(root, 'public/brokers');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  const tab = await browser.newPage({ deviceScaleFactor: density, viewport: { width: side, height: side } });
  await tab.setContent(page);
  for (const [name, [initials, stone]] of Object.entries(marks)) {
    const [ground, hill, ink] = stones[stone];
    await tab.evaluate(
      async ([text, background, under, colour]) => {
        document.body.innerHTML = `<div class="mark"><span>${text}</span></div>`;
        const { style } = document.querySelector('.mark');
        style.background = background;
        style.color = colour;
        style.setProperty('--hill', under);
        await document.fonts.load('660 17px face');
      },
      [initials, ground, hill, ink],
    );
    await tab.screenshot({ path: path.join(folder, `${name}.png`) });
  }
  await browser.close();
});
