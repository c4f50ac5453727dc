-- Words of public pages that the operator wrote in place of the product's own.
create table site_texts (
  type text not null,
  lang text not null,
  title text not null,
  description text not null,
  blocks jsonb not null default '[]',
  updated_at timestamptz not null,
  primary key (type, lang)
);
