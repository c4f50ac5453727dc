-- What people change in what they own, and how it was before: so that it can be undone, and read later (decision 56).

create table changes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind text not null,
  -- What the list says of it: names, counts, amounts.
  about jsonb not null,
  origin text not null check (origin in ('person', 'key', 'operator', 'file', 'broker')),
  -- The sign-in it was made in: only its browser offers to undo it at once.
  session_id uuid,
  made_at timestamptz not null,
  -- Part of the history of the ledger: its rows stay when the minutes of undoing are over.
  is_history boolean not null,
  undone_at timestamptz,
  primary key (user_id, id)
);
create index changes_newest on changes (user_id, made_at desc, id desc);
create index changes_to_forget on changes (made_at);

-- A row as it was before a change, and what it became; null where it was removed.
create table change_rows (
  user_id uuid not null,
  change_id uuid not null,
  position bigint generated always as identity,
  of_table text not null,
  row_key text not null,
  was jsonb not null,
  became jsonb,
  primary key (user_id, change_id, position),
  foreign key (user_id, change_id) references changes (user_id, id) on delete cascade
);
create index change_rows_of_row on change_rows (user_id, row_key) where of_table = 'transactions';

-- Writes down rows while `walory.change` names a change ("user/change"), and does nothing otherwise. Its arguments are the
-- columns of the table's key. Rows whose counters alone moved on are no change.
create function keep_rows_before() returns trigger language plpgsql as $$
declare
  named text := current_setting('walory.change', true);
  counters constant text[] := array['version', 'ledger_version', 'updated_at'];
begin
  if coalesce(named, '') = '' then return null; end if;
  if tg_op = 'DELETE' then
    insert into change_rows (user_id, change_id, of_table, row_key, was)
    select split_part(named, '/', 1)::uuid, split_part(named, '/', 2)::uuid, tg_table_name, key_of_row(b.r, tg_argv), b.r
    from (select to_jsonb(before_rows) as r from before_rows) b;
  else
    insert into change_rows (user_id, change_id, of_table, row_key, was, became)
    select split_part(named, '/', 1)::uuid, split_part(named, '/', 2)::uuid, tg_table_name, key_of_row(b.r, tg_argv),
      b.r - large_and_same(b.r, a.r), a.r - large_and_same(b.r, a.r)
    from (select to_jsonb(before_rows) as r from before_rows) b
    join (select to_jsonb(after_rows) as r from after_rows) a on key_of_row(a.r, tg_argv) = key_of_row(b.r, tg_argv)
    where a.r - counters <> b.r - counters;
  end if;
  return null;
end $$;

-- Contents of files and the like, where they stayed as they were.
create function large_and_same(was jsonb, became jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(key), '{}') from jsonb_each(was) where value = became -> key and length(value::text) > 2000
$$;

create function key_of_row(r jsonb, columns text[]) returns text language sql immutable as $$
  select string_agg(r ->> c, '/' order by n) from unnest(columns) with ordinality as k (c, n)
$$;

-- For every table whose rows a person can remove and have back; with `also_changes` also those that a person changes. A table
-- that background work rewrites in bulk is spared the second: whoever updates it would gather all its old rows.
create function keep_rows_of(of_table regclass, also_changes boolean) returns void language plpgsql as $$
declare
  key_columns text;
begin
  select string_agg(quote_literal(a.attname), ', ' order by k.n) into key_columns
  from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = of_table and i.indisprimary;
  execute format('create trigger keep_removed after delete on %s referencing old table as before_rows
    for each statement execute function keep_rows_before(%s)', of_table, key_columns);
  if also_changes then
    execute format('create trigger keep_changed after update on %s referencing old table as before_rows new table as after_rows
      for each statement execute function keep_rows_before(%s)', of_table, key_columns);
  end if;
end $$;

select keep_rows_of(name::regclass, true) from unnest(array[
  'portfolios', 'holdings', 'transactions', 'deposits', 'bond_own_series', 'bond_holdings',
  'properties', 'property_valuations', 'property_flows', 'property_loans',
  'import_documents', 'transaction_sources', 'portfolio_strategies',
  'integrations', 'integration_accounts', 'aggregator_people', 'reports', 'price_levels', 'onboardings'
]) as tables (name);

select keep_rows_of(name::regclass, false) from unnest(array[
  'instruments', 'provider_symbols', 'price_years', 'latest_prices', 'import_pages', 'import_aliases',
  'transaction_source_parts', 'strategy_ratings', 'simulations', 'simulation_results', 'simulation_lines',
  'simulation_sweeps', 'ppk_payments', 'alert_coverages', 'reminder_splits', 'report_links', 'notifications'
]) as tables (name);

-- The rows of one table that a change touched. One that was changed twice was first what its first version says, and is now
-- what its last one says.
create function touched_rows(of_user uuid, of_change uuid, in_table text)
returns table (row_key text, was jsonb, became jsonb) language sql stable as $$
  select row_key, (array_agg(was order by position))[1], (array_agg(became order by position desc))[1]
  from change_rows where user_id = of_user and change_id = of_change and of_table = in_table group by row_key
$$;

-- Puts the rows of one table back as they were before a change: those that were removed are there again, those that became
-- others are as before. Answers how many could not be, because they were changed again since.
create function put_rows_back(of_user uuid, of_change uuid, in_table text) returns integer language plpgsql as $$
declare
  columns_of text;
  columns_put text;
  same_row text;
  counters constant text[] := array['version', 'ledger_version', 'updated_at'];
  wanted integer;
  done integer;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum), string_agg('p.' || quote_ident(attname), ', ' order by attnum)
  into columns_of, columns_put
  from pg_attribute where attrelid = in_table::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  select string_agg(format('t.%1$I = k.%1$I', a.attname), ' and ') into same_row
  from pg_index i cross join lateral unnest(i.indkey::int2[]) as k (attnum)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = in_table::regclass and i.indisprimary;

  -- A key that the table does not have, such as the version of a row without one, is passed over.
  execute format('insert into %1$I (%2$s) select %3$s from touched_rows($1, $2, $3) r cross join lateral jsonb_populate_record(
      null::%1$I, r.was || jsonb_build_object(''version'', (r.was ->> ''version'')::int + 1)) p
    where r.became is null', in_table, columns_of, columns_put) using of_user, of_change, in_table;

  select count(*) into wanted from touched_rows(of_user, of_change, in_table) r
  where r.became is not null and r.became - counters <> r.was - counters;
  if wanted = 0 then return 0; end if;
  execute format('update %1$I t set (%2$s) = (select %3$s from jsonb_populate_record(t,
        d.put || jsonb_build_object(''version'', (to_jsonb(t) ->> ''version'')::int + 1)) p)
    from touched_rows($1, $2, $3) r cross join lateral jsonb_populate_record(null::%1$I, r.was) k
    cross join lateral (select jsonb_object_agg(key, r.was -> key) as put, jsonb_object_agg(key, r.became -> key) as found
      from jsonb_object_keys(r.was) as key where r.was -> key is distinct from r.became -> key and key <> all($4)) d
    where r.became is not null and d.put is not null and %4$s and to_jsonb(t) @> d.found',
    in_table, columns_of, columns_put, same_row) using of_user, of_change, in_table, counters;
  get diagnostics done = row_count;
  return wanted - done;
end $$;
