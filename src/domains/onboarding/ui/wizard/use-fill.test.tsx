import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { onModalRequest } from '../../../../design-system/overlays/open-modal.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { useFill } from './use-fill.ts';

afterEach(() => vi.unstubAllGlobals());

/** The ways of the fourth step, as a page has them. */
function waysOf(startedOn: string | undefined) {
  const found: { fill?: ReturnType<typeof useFill> } = {};
  const modules = { connect: async () => true } as never;
  function Step() {
    const input = { modules, portfolioId: 'p1', startedOn, leave: async () => {}, onFile: () => {} };
    found.fill = useFill(input);
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale="en" timeZone="Europe/Warsaw" messages={allMessages('en')}>
        <Step />
      </IntlProvider>
    </MemoryRouter>,
  );
  return found.fill!;
}

test.each(['2021-01-02', undefined])(
  'the first purchase is offered with the start: %s (OB-12)',
  async (day) => {
    vi.stubGlobal('window', new EventTarget());
    const opened: object[] = [];
    onModalRequest(({ name, props, resolve }) => {
      opened.push({ name, ...props });
      resolve(undefined);
      return true;
    });
    await waysOf(day).enter();
    expect(opened).toEqual([{ name: 'upsertAsset', portfolioId: 'p1', boughtOn: day }]);
  },
);
