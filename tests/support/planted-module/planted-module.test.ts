import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmModal } from '../../../src/design-system/overlays/confirm.ts';
import { onModalRequest, openModal } from '../../../src/design-system/overlays/open-modal.ts';
import type { ModalView } from '../../../src/design-system/overlays/show-modal.ts';
import type { ModuleSlug } from '../../../src/domains/modules/contract.ts';
import { allCards } from '../../../src/domains/overview/dashboard-cards.ts';
import { DashboardGrid, type ModuleState } from '../../../src/domains/overview/ui/dashboard-grid.tsx';
import { useFigureWords } from '../../../src/domains/overview/ui/use-figure-words.ts';
import type { HomeFigures } from '../../../src/domains/valuation/home-loader.ts';
import type { AnyHomeCard } from '../../../src/domains/valuation/ui/home-card.ts';
import { allMessages } from '../../../src/i18n/messages.ts';
import { homeCardsIn, homeModules } from '../../../src/routes/dashboard/home-modules.ts';
import { loadModules } from '../../../src/routes/dashboard/load-home.ts';
import { modals, modalsIn } from '../../../src/routes/dashboard/shell/modals.ts';
import { foundOfPlanted } from './found-of-planted.ts';
import { sheepModal } from './ui/registration.ts';

const routes = 'src/routes/dashboard';
const plantedCards = await foundOfPlanted<AnyHomeCard>(`${routes}/home-modules.ts`);
const plantedLoaders = await foundOfPlanted<HomeFigures<unknown>>(`${routes}/load-home.ts`);
const plantedModals = await foundOfPlanted<readonly ModalView[]>(`${routes}/shell/modals.ts`);
/** It stands where bonds do: of the product's cards theirs makes room. */
const cards = homeCardsIn({
  ...Object.fromEntries(homeModules.flatMap((one) => (one.module === 'bonds' ? [] : [[one.module, one]]))),
  ...plantedCards,
});

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

async function drawn(element: React.ReactNode): Promise<string> {
  const texts = {
    locale: 'en' as const,
    timeZone: 'Europe/Warsaw' as const,
    messages: allMessages('en'),
    children: element,
  };
  const page = createElement(MemoryRouter, null, createElement(IntlProvider, texts));
  const { prelude } = await prerender(createElement(Suspense, null, page));
  return new Response(prelude).text();
}

function home(figures: number, connected: readonly ModuleSlug[]) {
  const stateOf = (module: ModuleSlug): ModuleState =>
    module === 'bonds' ? { figures } : { view: { state: 'empty' } };
  return createElement(DashboardGrid, {
    cards: allCards({ state: 'empty' }),
    currency: 'PLN',
    modules: cards,
    stateOf,
    connected,
  });
}

test('the card of a module stands on the home page once the module is connected', async () => {
  expect(await drawn(home(7, ['bonds']))).toContain('7 sheep');
  expect(await drawn(home(0, ['bonds']))).toContain('no sheep');
  expect(await drawn(home(7, []))).not.toContain('sheep');
});

test('what its card is made from is found and loaded with the home page', async () => {
  const page = { call: () => Promise.reject(new Error('not asked')), onFault: () => {} };
  const loaded = await loadModules(page, plantedLoaders, Promise.resolve('pln'));
  expect(loaded).toEqual([{ module: 'bonds', figures: 7, failed: false }]);
});

test('what is coming of it is told in its own words, and what nobody has words for by its title', async () => {
  const coming = { id: 'a', day: '2026-11-19', ticker: 'Dolly', title: 'Dolly the sheep', units: '2' };
  const none = { per_unit: null, per_unit_currency: null, amount: null, paid_on: null };
  const Shown = () => {
    const words = useFigureWords(cards);
    const shown = ['shearing', 'later', 'rent'].map((kind) => words.event({ ...coming, ...none, kind }));
    return shown.map(({ title, note }) => `${title}, ${note}`).join('; ');
  };
  expect(await drawn(createElement(Shown))).toContain(
    'Shear Dolly, 2 times; Dolly the sheep, ; Rent: Dolly, from your tenant',
  );
});

test('every module of the product has its card', () => {
  expect(homeModules.map(({ module }) => module)).toEqual(['brokerage-investments', 'real-estate', 'bonds']);
});

test('the dialog of a module is found by its mark, loaded, and answers as it says', async () => {
  const ofProduct = modals.filter(({ name }) => name !== confirmModal.name);
  const all = modalsIn({ ofProduct, ...plantedModals });
  expect(new Set(all.map(({ name }) => name)).size, 'each has a name of its own').toBe(all.length);
  onModalRequest(({ name, props, resolve }) => {
    const view = all.find((one) => one.name === name)!;
    const element = createElement(view.Component, { ...props, open: true, onClose: resolve });
    drawn(element).then((text) => resolve(text.includes('Shear') && 'shorn'), resolve);
    return true;
  });
  expect(await openModal(sheepModal, { name: 'Dolly' })).toBe('shorn');
});
