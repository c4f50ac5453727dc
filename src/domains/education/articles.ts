/**
 * The library: each article with its address, how long it takes to read, and its parts in order. Its words are in the
 * catalogue area it names, but for title and first paragraph, which anybody may read (rule ED-1).
 */
export const articles = [
  {
    id: 'returns',
    slug: 'irr-and-twr',
    area: 'articleReturns',
    minutes: 4,
    sections: ['two', 'example', 'which', 'traps'],
    next: ['drawdown', 'currency', 'costs'],
  },
  {
    id: 'currency',
    slug: 'currency-effect',
    area: 'articleCurrency',
    minutes: 4,
    sections: ['parts', 'example', 'hedge', 'traps'],
    next: ['returns', 'costs'],
  },
  {
    id: 'drawdown',
    slug: 'drawdown',
    area: 'articleDrawdown',
    minutes: 4,
    sections: ['measure', 'example', 'back', 'traps'],
    next: ['simulation', 'rebalancing'],
  },
  {
    id: 'costs',
    slug: 'costs',
    area: 'articleCosts',
    minutes: 4,
    sections: ['seen', 'hidden', 'example', 'year'],
    next: ['currency', 'rebalancing'],
  },
  {
    id: 'rebalancing',
    slug: 'rebalancing',
    area: 'articleRebalancing',
    minutes: 4,
    sections: ['drift', 'example', 'when', 'price'],
    next: ['costs', 'pensions', 'drawdown'],
  },
  {
    id: 'bonds',
    slug: 'treasury-savings-bonds',
    area: 'articleBonds',
    minutes: 4,
    sections: ['kinds', 'rate', 'example', 'early'],
    next: ['pensions', 'costs'],
  },
  {
    id: 'pensions',
    slug: 'ike-and-ikze',
    area: 'articlePensions',
    minutes: 4,
    sections: ['limits', 'out', 'example', 'choice'],
    next: ['bonds', 'rebalancing'],
  },
  {
    id: 'simulation',
    slug: 'reading-a-simulation',
    area: 'articleSimulation',
    minutes: 4,
    sections: ['replay', 'measures', 'example', 'doubt'],
    next: ['drawdown', 'rebalancing', 'costs'],
  },
] as const satisfies readonly ArticleShape[];

type ArticleShape = {
  id: string;
  /** The last part of the address, the same in both languages (rule U-10). */
  slug: string;
  /** The catalogue area of the locked text. */
  area: `article${string}`;
  minutes: number;
  sections: readonly string[];
  /** What to read next, by id. */
  next: readonly string[];
};

export type Article = (typeof articles)[number];
export type ArticleId = Article['id'];
export const articleIds = articles.map(({ id }) => id) as [ArticleId, ...ArticleId[]];

export function articleById(id: ArticleId): Article {
  return articles.find((article) => article.id === id)!;
}

export function articleAt(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
