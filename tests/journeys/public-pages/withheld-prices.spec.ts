import { reachDatabase } from '../../../src/entry/open-services.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { createLog } from '../../../src/platform/log.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import { faultsOf, readPage } from '../../support/read-page.ts';
import { oddFigures, storeLicensedMarket } from '../../support/records/licensed-market.ts';
import { runProduct, temporaryFolder } from '../../support/running-product.ts';
import { barriersIn } from '../barriers.ts';
import { expect, send, test, visit } from '../journey.ts';

const pages = ['/en', '/symbols', '/symbols/stocks', '/symbols/stocks/pko', '/symbols/stocks/cdr'];
const nobody = 'nbp,ecb,yahoo,alphaVantage,coinGecko,eodhd,stooq,polygon';

/** Both ways a figure is written on pages and in what machines read of them. */
const written = (figures: object) =>
  Object.values(figures).flatMap((figure: string) => [figure, figure.replace('.', ',')]);

test('without a licence pages show no price and say where they are; with one they show those of that source, and name it (M-20)', async ({
  browser,
}) => {
  const folder = await temporaryFolder();
  const env = { WALORY_DEMO: 'off', WALORY_SOURCES_OFF: nobody, WALORY_LIMIT_FACTOR: '1000' };
  let product = await runProduct(env, folder.path);
  await fillMarket(folder.path);
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const read = async (address: string) => {
      const answers = [await page.request.get(address), await page.request.get(`${address}.data`)];
      for (const answer of answers) expect(answer.status(), answer.url()).toBe(200);
      return (await Promise.all(answers.map((answer) => answer.text()))).join();
    };
    for (const address of [...pages, ...pages.map(inPolish)]) {
      const text = await read(product.url + address);
      for (const figure of Object.values(oddFigures).flatMap(written))
        expect(text, address).not.toContain(figure);
    }
    await visit(page, '/symbols/stocks/pko');
    await expect(page.getByRole('heading', { name: 'Prices are shown once you log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/register');
    expect(await barriersIn(page)).toEqual([]);
    await visit(page, '/symbols/stocks');
    await expect(page.getByRole('link', { name: /PKO/ }).first()).toBeVisible();
    expect(await barriersIn(page)).toEqual([]);

    // Who signs up sees them, on the same pages.
    const account = { username: 'Hanna Wilk', email: 'hanna@poczta.example', password: 'bursztyn-1919' };
    const registered = await send(page, 'POST', '/register', {
      ...account,
      password_confirmation: account.password,
      terms: true,
    });
    expect(registered.status).toBe(200);
    await visit(page, '/symbols/stocks/pko');
    await expect(page.getByText('731.73').or(page.getByText('731,73')).first()).toBeVisible();
    await context.clearCookies();

    await product.stop();
    product = await runProduct({ ...env, WALORY_SHOWN_SOURCES: 'eodhd' }, folder.path);
    for (const address of pages) {
      const text = await read(product.url + address);
      for (const figure of [...written(oddFigures.yahoo), ...written(oddFigures.nbp)])
        expect(text, address).not.toContain(figure);
    }
    const offered: [string, object[]][] = [
      ['/symbols/stocks/pko', []],
      ['/symbols/stocks/cdr', [{ '@type': 'Offer', price: oddFigures.eodhd.close, priceCurrency: 'PLN' }]],
    ];
    for (const [address, offers] of offered) {
      const found = readPage(await (await page.request.get(product.url + address)).text());
      expect(found.robots, 'real symbols are found').toBeUndefined();
      expect(faultsOf(found.things)).toEqual([]);
      const share = found.things.find((thing) => thing['@type'] === 'Corporation');
      expect([share?.makesOffer ?? []].flat(), 'prices that are shown, and no others').toMatchObject([
        ...offers,
      ]);
    }
    const symbols = await (await page.request.get(`${product.url}/sitemaps/stocks-1.xml`)).text();
    expect(symbols).toContain(`<loc>${product.url}/pl/symbole/stocks/cdr</loc>`);
    await visit(page, `${product.url}/symbols/stocks/cdr`);
    await expect(page.getByText('612,61').first()).toBeVisible();
    await expect(page.getByText('Source: EODHD').first()).toBeVisible();
  } finally {
    await context.close();
    await product.stop();
    await folder.remove();
  }
});

function inPolish(address: string): string {
  return address === '/en' ? '/pl' : `/pl${address.replace('/symbols', '/symbole')}`;
}

async function fillMarket(dataDir: string): Promise<void> {
  const { connection, release } = await reachDatabase(
    readSettings({ WALORY_DATA_DIR: dataDir }),
    createLog('silent'),
  );
  const database = openDatabase(connection, 1, () => {});
  try {
    await storeLicensedMarket(database, new Date().toISOString().slice(0, 10));
  } finally {
    await database.close();
    await release();
  }
}
