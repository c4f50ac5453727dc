import sharp from 'sharp';
import { expect, test } from 'vitest';
import { linkPng, type Pictured, svgOf } from './draw-link-picture.ts';

const symbol: Pictured = {
  title: 'PKO Bank Polski',
  text: 'Akcja · GPW w Warszawie',
  ticker: 'PKO',
  sign: 'building',
  scene: { kind: 'layers', turn: 1 },
};

test('a picture of a link is a PNG of the size that is asked for everywhere, and small (PS-15)', async () => {
  const png = Buffer.from(await linkPng(symbol));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(100_000);
});

test('nothing in it needs a font of the machine, or is anything but a shape', () => {
  const svg = svgOf({ ...symbol, title: '</path><image href="file:///etc/passwd"/>', ticker: '<text>' });
  expect(svg).not.toMatch(/<(text|image|style|use|foreignObject)\b/);
});

/** The lowest dark row left of the middle is where the words end; stone and amber are lighter. */
async function lastRowOfWords(pictured: Pictured): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svgOf(pictured)))
    .extract({ left: 0, top: 0, width: 600, height: 630 })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.findLastIndex((light) => light < 120) / info.width;
}

test.each(
  Object.entries({
    short: 'A',
    long: 'Vanguard FTSE Developed Asia Pacific ex Japan High Dividend Yield UCITS ETF USD Accumulating Share Class B',
    'of one word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    endless: 'X '.repeat(4000),
    foreign: '東京エレクトロン',
  }),
)('a name may be %s, the words stay above the ground', async (_kind, title) => {
  for (const shown of [symbol, { ...symbol, ticker: 'VERY-LONG-TICKER-OF-SOMETHING-NOBODY-TRADES' }])
    expect(await lastRowOfWords({ ...shown, title, text: 'Akcja · '.repeat(90) })).toBeLessThan(500);
});

test('a name that the fonts cannot write gives way to what it is traded as', () => {
  const letters = (svg: string) => svg.match(/<path d="M[^"]*" fill="#1e2225"\/>/g)!.length;
  expect(letters(svgOf({ ...symbol, title: '東京' }))).toBe(letters(svgOf({ ...symbol, title: 'PKO' })));
});
