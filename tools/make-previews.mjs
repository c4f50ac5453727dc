// Draws what a link to a tool shows in a message: public/previews/{tool}-{language}.png, 1200 x 630, from the tool's own picture.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import headless from '@sparticuz/chromium';
import { readSeries } from '../src/domains/bonds/shipped/read-series.ts';
import { offeredKinds } from '../src/domains/calculators/bond-choice/bond-offer.ts';
import {
  bondsPicture,
  loanPicture,
  overpaymentPicture,
  savingsPicture,
} from '../src/domains/calculators/ui/tools/tool-pictures.ts';
import { brand } from '../src/foundation/brand.ts';
import { allMessages } from '../src/i18n/messages.ts';
import { main, root } from './project.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const font = (name, file) => {
  const bytes = readFileSync(path.join(root, 'node_modules/@fontsource-variable', file)).toString('base64');
  return `@font-face{font-family:"${name}";font-weight:200 900;src:url(data:font/woff2;base64,${bytes})}`;
};
const fonts = ['latin', 'latin-ext']
  .map(
    (part) =>
      font(`Display ${part}`, `bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal.woff2`) +
      font(`Text ${part}`, `hanken-grotesk/files/hanken-grotesk-${part}-wght-normal.woff2`),
  )
  .join('');

const styles = `${fonts}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;position:relative;background:#e7e4de;color:#1e2225}
main{padding:64px 72px}
header{display:flex;align-items:center;gap:18px;font:640 34px "Display latin","Display latin-ext"}
header svg{width:64px;height:64px}
h1{margin-top:36px;max-width:1000px;font:640 68px/72px "Display latin","Display latin-ext";letter-spacing:-.03em}
p{margin-top:14px;max-width:900px;font:420 28px/38px "Text latin","Text latin-ext";color:#4d5357}
.picture{position:absolute;left:0;bottom:0;width:1200px;height:250px}
.up{fill:#dbd6cc}.low{fill:#c6bfb3}.dashed{fill:none;stroke:#1e2225;stroke-width:2.5;stroke-dasharray:6 6;vector-effect:non-scaling-stroke}
.picture text{font:540 26px "Text latin"}
.value{fill:none;stroke:#c9780a;stroke-width:4;vector-effect:non-scaling-stroke}`;

function drawing({ stone, amber, value, dashed }) {
  const layers = stone.map((layer, depth) => `<path class="${depth ? 'low' : 'up'}" d="${layer}"/>`).join('');
  return `<svg class="picture" viewBox="0 0 640 240" preserveAspectRatio="none"><defs><linearGradient id="amber" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#f0ac3d"/><stop offset="1" stop-color="#f7d596"/></linearGradient></defs>
<path fill="url(#amber)" d="${amber}"/>${layers}<path class="value" d="${value}"/><path class="dashed" d="${dashed}"/></svg>`;
}

/** Bars of the newest bonds that are shipped, the best in amber. */
function bars() {
  const series = readSeries(read('src/domains/bonds/shipped/retail-bonds.csv'));
  const offer = offeredKinds.map((kind) => series.filter((one) => one.kind === kind).at(-1));
  const picture = bondsPicture(offer, `${offer[0].issueMonth}-01`);
  const most = Math.max(...picture.bars.map(({ rate }) => rate));
  const columns = picture.bars.map(({ kind, rate }, at) => {
    const height = 50 + (rate / most) * 180;
    const look = kind === picture.best ? ['#e39417', '#241802'] : ['#c6bfb3', '#4d5357'];
    return `<rect x="${72 + at * 180}" y="${250 - height}" width="140" height="${height + 20}" rx="22" fill="${look[0]}"/>
<text x="${142 + at * 180}" y="232" text-anchor="middle" fill="${look[1]}">${kind}</text>`;
  });
  return `<svg class="picture" viewBox="0 0 1200 250">${columns.join('')}</svg>`;
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function pageOf({ title, text, picture }) {
  return `<!doctype html><meta charset="utf-8"><style>${styles}</style><main><header>${read('public/favicon.svg')}${escaped(brand.name)}</header>
<h1>${escaped(title)}</h1><p>${escaped(text)}</p></main>${picture}`;
}

function previews(locale) {
  const { tools, toolLoan, toolSavings, toolOverpayment, toolBonds } = allMessages(locale);
  const savings = drawing(savingsPicture());
  return {
    tools: { title: tools.title, text: tools.lead, picture: savings },
    'housing-loan-subsidy': { title: toolLoan.title, text: toolLoan.card, picture: drawing(loanPicture()) },
    'compound-interest': { title: toolSavings.title, text: toolSavings.card, picture: savings },
    'mortgage-overpayment': {
      title: toolOverpayment.title,
      text: toolOverpayment.card.replace('{amount}', '500\u00a0zł'),
      picture: drawing(overpaymentPicture()),
    },
    'treasury-bonds': { title: toolBonds.title, text: toolBonds.meta.text, picture: bars() },
  };
}

await main(async () => {
  const browser = await chromium.launch({
    executablePath: await headless.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none'],
  });
  try {
    mkdirSync(path.join(root, 'public/previews'), { recursive: true });
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const locale of ['en', 'pl'])
      for (const [name, preview] of Object.entries(previews(locale))) {
        await page.setContent(pageOf(preview));
        await page.evaluate(() => document.fonts.ready);
        const picture = await page.screenshot({ type: 'png' });
        writeFileSync(path.join(root, `public/previews/${name}-${locale}.png`), picture);
        console.log(`public/previews/${name}-${locale}.png, ${Math.ceil(picture.length / 1024)} kB`);
      }
  } finally {
    await browser.close();
  }
});
