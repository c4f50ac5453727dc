import * as billing from '../../domains/billing/contract.ts';
import {
  exportSubscriptions,
  grantProfessional,
  listPlans,
  planSummary,
  startTrial,
} from '../../domains/billing/server/subscriptions.ts';
import * as identity from '../../domains/identity/contract.ts';
import type { AccountHooks } from '../../domains/identity/server/account-hooks.ts';
import { changePassword } from '../../domains/identity/server/change-password.ts';
import { exportUser } from '../../domains/identity/server/export-user.ts';
import { finishOnboarding } from '../../domains/identity/server/finish-onboarding.ts';
import { giveCsrfCookie } from '../../domains/identity/server/give-csrf-cookie.ts';
import {
  listUsers,
  startImpersonation,
  stopImpersonation,
} from '../../domains/identity/server/impersonate.ts';
import { createApiKey, removeApiKey } from '../../domains/identity/server/manage-api-key.ts';
import { endSession, listSessions } from '../../domains/identity/server/manage-sessions.ts';
import { readUser } from '../../domains/identity/server/read-user.ts';
import { redeemMail } from '../../domains/identity/server/redeem-mail.ts';
import { registerAccount } from '../../domains/identity/server/register.ts';
import { removeUser } from '../../domains/identity/server/remove-user.ts';
import { requestMail } from '../../domains/identity/server/request-mail.ts';
import { signIn, signOut } from '../../domains/identity/server/sign-in.ts';
import { readAvatar, storeAvatar } from '../../domains/identity/server/store-avatar.ts';
import { updateUser } from '../../domains/identity/server/update-user.ts';
import * as instruments from '../../domains/instruments/contract.ts';
import {
  createCustomAsset,
  deleteCustomAsset,
  exportCustomAssets,
  relinkCustomAsset,
  updateCustomAsset,
} from '../../domains/instruments/server/custom-assets.ts';
import { listAssets, readAsset } from '../../domains/instruments/server/list-assets.ts';
import { listAssetClasses, listCurrencies } from '../../domains/instruments/server/list-reference.ts';
import * as leads from '../../domains/leads/contract.ts';
import {
  exportLeads,
  forgetLeads,
  sendContactMessage,
  subscribeNewsletter,
} from '../../domains/leads/server/take-leads.ts';
import * as market from '../../domains/market-data/contract.ts';
import { assetIndicators } from '../../domains/market-data/server/asset-indicators.ts';
import { assetPrice } from '../../domains/market-data/server/asset-price.ts';
import { listSources } from '../../domains/market-data/server/list-sources.ts';
import { marketHeatmap, marketOverview, symbolClass } from '../../domains/market-data/server/market-views.ts';
import { symbolPage } from '../../domains/market-data/server/symbol-page.ts';
import { tickerTape } from '../../domains/market-data/server/ticker-tape.ts';
import { uploadCustomPrices } from '../../domains/market-data/server/upload-custom-prices.ts';
import * as modules from '../../domains/modules/contract.ts';
import {
  connectEveryModule,
  connectFirstModule,
  connectModule,
  disconnectModule,
  exportModules,
  listModules,
} from '../../domains/modules/server/manage-modules.ts';
import * as notifications from '../../domains/notifications/contract.ts';
import {
  deleteNotification,
  exportNotifications,
  listNotifications,
  saveNotificationSettings,
  welcome,
} from '../../domains/notifications/server/manage-notifications.ts';
import * as operations from '../../domains/operations/contract.ts';
import { listOutbox } from '../../domains/operations/server/list-outbox.ts';
import * as siteTexts from '../../domains/site-texts/contract.ts';
import { readSiteText, writeSiteText } from '../../domains/site-texts/server/manage-site-texts.ts';
import { type Binding, bind, bindStream } from '../../platform/http/bind-calls.ts';
import type { EventStreams } from '../../platform/http/event-stream.ts';
import { eventsCall } from './events-call.ts';

/** What the domains above identity add to an account's life. */
const accountHooks: AccountHooks = {
  registered: [startTrial, connectFirstModule, welcome],
  removed: [forgetLeads],
  exported: [exportSubscriptions, exportModules, exportNotifications, exportLeads, exportCustomAssets],
  plan: planSummary,
};

/** What the demo account gets beside the account itself. */
export const demoSeeds: AccountHooks['registered'] = [grantProfessional, connectEveryModule, welcome];

/** Each declared call with the operation that answers it. */
export function bindings(streams: EventStreams): Binding[] {
  return [
    bind(identity.csrfCookieCall, giveCsrfCookie),
    bind(identity.register, registerAccount(accountHooks)),
    bind(identity.signIn, signIn),
    bind(identity.signOut, signOut),
    bind(identity.currentUser, readUser(accountHooks)),
    bind(identity.updateUser, updateUser),
    bind(identity.changePassword, changePassword),
    bind(identity.finishOnboarding, finishOnboarding),
    bind(identity.exportUser, exportUser(accountHooks)),
    bind(identity.removeUser, removeUser(accountHooks)),
    bind(identity.listSessions, listSessions),
    bind(identity.endSession, endSession),
    bind(identity.createApiKey, createApiKey),
    bind(identity.deleteApiKey, removeApiKey),
    bind(identity.uploadAvatar, storeAvatar),
    bind(identity.readAvatar, readAvatar),
    bind(identity.requestMail, requestMail),
    bind(identity.redeemMail, redeemMail),
    bind(identity.startImpersonation, startImpersonation),
    bind(identity.stopImpersonation, stopImpersonation),
    bind(identity.listUsers, listUsers),
    bind(billing.listPlans, listPlans),
    bind(instruments.listCurrencies, listCurrencies),
    bind(instruments.listAssetClasses, listAssetClasses),
    bind(instruments.listAssets, listAssets),
    bind(instruments.readAsset, readAsset),
    bind(instruments.createCustomAsset, createCustomAsset),
    bind(instruments.updateCustomAsset, updateCustomAsset),
    bind(instruments.deleteCustomAsset, deleteCustomAsset),
    bind(instruments.relinkCustomAsset, relinkCustomAsset),
    bind(siteTexts.readSiteText, readSiteText),
    bind(siteTexts.writeSiteText, writeSiteText),
    bind(market.marketHeatmap, marketHeatmap),
    bind(market.marketOverview, marketOverview),
    bind(market.tickerTape, tickerTape),
    bind(market.assetPrice, assetPrice),
    bind(market.assetIndicators, assetIndicators),
    bind(market.symbolPage, symbolPage),
    bind(market.listSources, listSources),
    bind(market.uploadCustomPrices, uploadCustomPrices),
    bind(market.symbolClass, symbolClass),
    bind(modules.listModules, listModules),
    bind(modules.connectModule, connectModule),
    bind(modules.disconnectModule, disconnectModule),
    bind(notifications.listNotifications, listNotifications),
    bind(notifications.deleteNotification, deleteNotification),
    bind(notifications.saveNotificationSettings, saveNotificationSettings),
    bind(leads.subscribeNewsletter, subscribeNewsletter),
    bind(leads.sendContactMessage, sendContactMessage),
    bind(operations.listOutbox, listOutbox),
    bindStream(eventsCall, streams.open),
  ];
}
