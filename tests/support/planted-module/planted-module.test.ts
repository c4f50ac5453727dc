import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onModalRequest, openModal } from '../../../src/design-system/overlays/open-modal.ts';
import type { ModuleSlug } from '../../../src/domains/modules/contract.ts';
import { allCards } from '../../../src/domains/overview/dashboard-cards.ts';
import { DashboardGrid, type ModuleState } from '../../../src/domains/overview/ui/dashboard-grid.tsx';
import { allMessages } from '../../../src/i18n/messages.ts';
import { homeModules } from '../../../src/routes/dashboard/home-modules.ts';
import { modals } from '../../../src/routes/dashboard/shell/modals.ts';
import { homeCard } from './ui/home-card.tsx';
import { modals as plantedModals, sheepModal } from './ui/registration.ts';

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
    module === homeCard.module ? { figures } : { view: { state: 'empty' } };
  return createElement(DashboardGrid, {
    cards: allCards({ state: 'empty' }),
    currency: 'PLN',
    modules: [...homeModules.filter(({ module }) => module !== homeCard.module), homeCard],
    stateOf,
    connected,
  });
}

test('the card of a module stands on the home page once the module is connected', async () => {
  expect(await drawn(home(7, ['bonds']))).toContain('7 sheep');
  expect(await drawn(home(0, ['bonds']))).toContain('no sheep');
  expect(await drawn(home(7, []))).not.toContain('sheep');
});

test('every module of the product has its card', () => {
  expect(homeModules.map(({ module }) => module)).toEqual(['brokerage-investments', 'real-estate', 'bonds']);
});

test('the dialog of a module is found by its mark, loaded, and answers as it says', async () => {
  const all = [...modals, ...plantedModals];
  expect(new Set(all.map(({ name }) => name)).size, 'each has a name of its own').toBe(all.length);
  onModalRequest(({ name, props, resolve }) => {
    const view = all.find((one) => one.name === name)!;
    const element = createElement(view.Component, { ...props, open: true, onClose: resolve });
    drawn(element).then((text) => resolve(text.includes('Shear') && 'shorn'), resolve);
    return true;
  });
  expect(await openModal(sheepModal, { name: 'Dolly' })).toBe('shorn');
});
