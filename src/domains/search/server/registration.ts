import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import * as contract from '../contract.ts';
import { searchFailures } from '../failures.ts';
import { findActions } from './find-actions.ts';
import { findAnswers } from './find-answers.ts';
import { findCatalogue } from './find-catalogue.ts';
import { findPages } from './find-pages.ts';
import { searchable } from './finder.ts';
import { searchEverything } from './search-everything.ts';

export const search: Registration = {
  name: 'search',
  failures: searchFailures,
  calls: (slots) => [bind(contract.search, searchEverything(slots))],
  fills: [
    searchable.with(findCatalogue),
    searchable.with(findActions),
    searchable.with(findPages),
    searchable.with(findAnswers),
  ],
};
