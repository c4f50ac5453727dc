// Turns docs/legal/*.md into the PDF files the site links to. Same sources and same Chromium give the same bytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brand } from '../src/foundation/brand.ts';
import { browserPath } from '../tests/support/browser/browser.ts';
import { main, root } from './project.mjs';

const documents = ['terms-en', 'terms-pl', 'privacy-en', 'privacy-pl'];
const words = {
  en: { version: 'Version of', page: 'Page', of: 'of' },
  pl: { version: 'Wersja z', page: 'Strona', of: 'z' },
};

const read = (file) => readFileSync(path.join(root, file), 'utf8');

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Keeps together what must not part at the end of a line. */
function bindWords(text, lang) {
  const numbers = text
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/\b(art|ust|lit)\. (?=\w)/gi, '$1.\u00a0');
  return lang === 'pl' ? numbers.replace(/(?<=^|[\s(„])([aiouwz]) /giu, '$1\u00a0') : numbers;
}

function inline(text, lang) {
  return escapeHtml(bindWords(text, lang))
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(/\b(?:(?:e-mail|SMS-)\p{L}*|Art\.\u00a06\(1\)\(\w\))/giu, '<span class="whole">$&</span>');
}

function table(lines, lang) {
  const [head, , ...rows] = lines.map((line) => line.slice(1, -1).split('|'));
  const row = (cells, tag) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim(), lang)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function block(text, lang) {
  const lines = text.split('\n');
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3), lang)}</h2>`;
  if (text.startsWith('|')) return table(lines, lang);
  if (text.startsWith('- '))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2), lang)}</li>`).join('')}</ul>`;
  if (/^\[.*\]$/s.test(text)) return `<p class="fill">${inline(text, lang)}</p>`;
  return `<p>${inline(text, lang)}</p>`;
}

/** Front matter of `name: value` lines, then the text. */
function parse(source) {
  const [, head, text] = source.match(/^---\n(.*?)\n---\n(.*)$/s);
  const fields = Object.fromEntries(head.split('\n').map((line) => line.split(/:\s*/, 2)));
  return { ...fields, blocks: text.trim().split(/\n{2,}/) };
}

/** The product's own faces, inlined: Chromium prints without a server. Polish letters lie in latin-ext. */
function fontFaces() {
  const sheets = { 'hanken-grotesk': 'index.css', 'bricolage-grotesque': 'opsz.css' };
  return Object.entries(sheets)
    .flatMap(([family, sheet]) => {
      const folder = `node_modules/@fontsource-variable/${family}`;
      const faces = read(`${folder}/${sheet}`).match(/@font-face \{[^}]+\}/g);
      return faces
        .filter((face) => /-latin(-ext)?-(wght|opsz)-normal/.test(face))
        .map((face) =>
          face.replace(/url\(\.\/(.+?)\)/, (_, file) => {
            const bytes = readFileSync(path.join(root, folder, file));
            return `url(data:font/woff2;base64,${bytes.toString('base64')})`;
          }),
        );
    })
    .join('\n');
}

function footer(title, lang) {
  const { page, of } = words[lang];
  const look = 'color: #4d5357; font: 420 8pt "Hanken Grotesk Variable"';
  const text = (content) => JSON.stringify(content);
  return `@page {
    @bottom-left { content: ${text(`${brand.name} · ${title}`)}; ${look}; }
    @bottom-right { content: ${text(`${page} `)} counter(page) ${text(` ${of} `)} counter(pages); ${look}; }
  }`;
}

function toHtml(name, styles) {
  const lang = name.slice(-2);
  const { title, version, blocks } = parse(read(`docs/legal/${name}.md`));
  const day = new Intl.DateTimeFormat(lang === 'pl' ? 'pl-PL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const date = `${words[lang].version} ${day.format(new Date(version))}${lang === 'pl' ? ' r.' : ''}`;
  const html = `<!doctype html>
<html lang="${lang}" data-theme="light">
<meta charset="utf-8">
<title>${escapeHtml(`${title} · ${brand.name}`)}</title>
<style>${styles}${footer(title, lang)}</style>
<header>${read('public/favicon.svg')}<span>${escapeHtml(brand.name)}</span><p class="version">${escapeHtml(date)}</p></header>
<h1>${escapeHtml(title)}</h1>
${blocks.map((text) => block(text, lang)).join('\n')}
</html>`;
  return { html, version };
}

/** Chromium writes the time of printing; the version's day takes its place, so that a rebuild changes nothing. */
function dated(pdf, version) {
  const stamp = `(D:${version.replaceAll('-', '')}000000+00'00')`;
  return Buffer.from(pdf.toString('latin1').replace(/\(D:\d{14}\+00'00'\)/g, stamp), 'latin1');
}

await main(async () => {
  const styles = fontFaces() + read('src/design-system/tokens.css') + read('docs/legal/legal.css');
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--font-render-hinting=none',
      '--disable-background-networking',
    ],
  });
  try {
    mkdirSync(path.join(root, 'public/files'), { recursive: true });
    for (const name of documents) {
      const { html, version } = toHtml(name, styles);
      const page = await browser.newPage();
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      await page.close();
      writeFileSync(path.join(root, `public/files/${name}.pdf`), dated(pdf, version));
      console.log(`public/files/${name}.pdf, ${Math.ceil(pdf.length / 1024)} kB`);
    }
  } finally {
    await browser.close();
  }
});
