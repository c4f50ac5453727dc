import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import * as contract from '../contract.ts';
import { listSiteTexts } from './list-site-texts.ts';
import { readSiteText, readSiteTextDraft, removeSiteText, writeSiteText } from './manage-site-texts.ts';

export const siteTexts: Registration = {
  name: 'site-texts',
  calls: () => [
    bind(contract.readSiteText, readSiteText),
    bind(contract.writeSiteText, writeSiteText),
    bind(contract.listSiteTexts, listSiteTexts),
    bind(contract.readSiteTextDraft, readSiteTextDraft),
    bind(contract.removeSiteText, removeSiteText),
  ],
};
