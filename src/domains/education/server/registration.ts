import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { articleFigures } from './article-figures.ts';
import { findArticles } from './find-articles.ts';
import { listArticles } from './list-articles.ts';

export const education: Registration = {
  name: 'education',
  calls: () => [bind(contract.listArticles, listArticles), bind(contract.articleFigures, articleFigures)],
  fills: [searchable.with(findArticles)],
};
