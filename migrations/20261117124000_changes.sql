-- What people change in what they own, and how it was before: so that it can be undone, and read later (decision 61).

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

-- A row as it was before a change, and what it became: the one is null where it was added, the other where it was removed.
create table change_rows (
  user_id uuid not null,
  change_id uuid not null,
  position bigint generated always as identity,
  of_table text not null,
  row_key text not null,
  was jsonb,
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
  elsif tg_op = 'INSERT' then
    insert into change_rows (user_id, change_id, of_table, row_key, became)
    select split_part(named, '/', 1)::uuid, split_part(named, '/', 2)::uuid, tg_table_name, key_of_row(a.r, tg_argv), a.r
    from (select to_jsonb(after_rows) as r from after_rows) a;
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

-- The same of one row, for what is written in bulk as a rule: with the trigger above a writer gathers all its rows, whether a
-- change is named or not.
create function keep_row_before() returns trigger language plpgsql as $$
declare
  named text := current_setting('walory.change', true);
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  insert into change_rows (user_id, change_id, of_table, row_key, was, became)
  values (split_part(named, '/', 1)::uuid, split_part(named, '/', 2)::uuid, tg_table_name,
    key_of_row(coalesce(was, became), tg_argv), was, became);
  return null;
end $$;

create function key_columns_of(of_table regclass) returns text language sql stable as $$
  select string_agg(quote_literal(a.attname), ', ' order by k.n)
  from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, n)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = of_table and i.indisprimary
$$;

-- For every table whose rows a person can remove and have back, and what else is kept of it: 'update', 'insert'.
create function keep_rows_of(of_table regclass, also text[] default '{}') returns void language plpgsql as $$
begin
  execute format('create trigger keep_removed after delete on %s referencing old table as before_rows
    for each statement execute function keep_rows_before(%s)', of_table, key_columns_of(of_table));
  if 'update' = any(also) then
    execute format('create trigger keep_changed after update on %s referencing old table as before_rows new table as after_rows
      for each statement execute function keep_rows_before(%s)', of_table, key_columns_of(of_table));
  end if;
  if 'insert' = any(also) then
    execute format('create trigger keep_added after insert on %s referencing new table as after_rows
      for each statement execute function keep_rows_before(%s)', of_table, key_columns_of(of_table));
  end if;
end $$;

select keep_rows_of(name::regclass, '{update,insert}') from unnest(array['bond_own_series', 'bond_holdings']) as tables (name);

select keep_rows_of(name::regclass, '{update}') from unnest(array[
  'portfolios', 'holdings', 'transactions', 'deposits',
  'properties', 'property_valuations', 'property_flows', 'property_loans',
  'import_documents', 'transaction_sources', 'portfolio_strategies',
  'integrations', 'integration_accounts', 'aggregator_people', 'reports', 'price_levels', 'onboardings'
]) as tables (name);

select keep_rows_of(name::regclass) from unnest(array[
  'connected_modules', 'instruments', 'provider_symbols', 'import_pages', 'import_aliases',
  'transaction_source_parts', 'strategy_ratings', 'simulations', 'simulation_results', 'simulation_lines',
  'simulation_sweeps', 'ppk_payments', 'alert_coverages', 'reminder_splits', 'notifications'
]) as tables (name);

create function keep_each_row_of(of_table regclass, on_what text) returns void language plpgsql as $$
begin
  execute format('create trigger keep_each after %s on %s for each row
    when (coalesce(current_setting(''walory.change'', true), '''') <> '''') execute function keep_row_before(%s)',
    on_what, of_table, key_columns_of(of_table));
end $$;

select keep_each_row_of('price_years', 'insert or update or delete');
select keep_each_row_of('transactions', 'insert');

-- The rows of one table that a change touched. One that was changed twice was first what its first version says, and is now
-- what its last one says.
create function touched_rows(of_user uuid, of_change uuid, in_table text)
returns table (row_key text, was jsonb, became jsonb) language sql stable as $$
  select row_key, (array_agg(was order by position))[1], (array_agg(became order by position desc))[1]
  from change_rows where user_id = of_user and change_id = of_change and of_table = in_table group by row_key
$$;

-- Columns of a table that can be written, each behind a prefix.
create function written_columns(of_table regclass, prefix text) returns text language sql stable as $$
  select string_agg(prefix || quote_ident(attname), ', ' order by attnum)
  from pg_attribute where attrelid = of_table and attnum > 0 and not attisdropped and attgenerated = ''
$$;

-- What finds the row `t` by the record `k` that has its key.
create function same_row(of_table regclass) returns text language sql stable as $$
  select string_agg(format('t.%1$I = k.%1$I', a.attname), ' and ')
  from pg_index i cross join lateral unnest(i.indkey::int2[]) as k (attnum)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = of_table and i.indisprimary
$$;

-- Puts the rows of one table back as they were before a change: those that were removed are there again, those that became
-- others are as before. Answers how many could not be, because they were changed again since.
create function put_rows_back(of_user uuid, of_change uuid, in_table text) returns integer language plpgsql as $$
declare
  counters constant text[] := array['version', 'ledger_version', 'updated_at'];
  wanted integer;
  done integer;
begin
  -- A key that the table does not have, such as the version of a row without one, is passed over.
  execute format('insert into %1$I (%2$s) select %3$s from touched_rows($1, $2, $3) r cross join lateral jsonb_populate_record(
      null::%1$I, r.was || jsonb_build_object(''version'', (r.was ->> ''version'')::int + 1)) p
    where r.was is not null and r.became is null',
    in_table, written_columns(in_table::regclass, ''), written_columns(in_table::regclass, 'p.')) using of_user, of_change, in_table;

  select count(*) into wanted from touched_rows(of_user, of_change, in_table) r
  where r.became - counters <> r.was - counters;
  if wanted = 0 then return 0; end if;
  execute format('update %1$I t set (%2$s) = (select %3$s from jsonb_populate_record(t,
        d.put || jsonb_build_object(''version'', (to_jsonb(t) ->> ''version'')::int + 1)) p)
    from touched_rows($1, $2, $3) r cross join lateral jsonb_populate_record(null::%1$I, r.was) k
    cross join lateral (select jsonb_object_agg(key, r.was -> key) as put, jsonb_object_agg(key, r.became -> key) as found
      from jsonb_object_keys(r.was) as key where r.was -> key is distinct from r.became -> key and key <> all($4)) d
    where r.became is not null and d.put is not null and %4$s and to_jsonb(t) @> d.found',
    in_table, written_columns(in_table::regclass, ''), written_columns(in_table::regclass, 'p.'), same_row(in_table::regclass))
    using of_user, of_change, in_table, counters;
  get diagnostics done = row_count;
  return wanted - done;
end $$;

-- Takes away the rows of one table that a change added. Answers how many could not be, because they are others by now.
create function take_rows_away(of_user uuid, of_change uuid, in_table text) returns integer language plpgsql as $$
declare
  counters constant text[] := array['version', 'ledger_version', 'updated_at'];
  wanted integer;
  done integer;
begin
  select count(*) into wanted from touched_rows(of_user, of_change, in_table) r where r.was is null and r.became is not null;
  if wanted = 0 then return 0; end if;
  execute format('delete from %1$I t using touched_rows($1, $2, $3) r cross join lateral jsonb_populate_record(null::%1$I, r.became) k
    where r.was is null and r.became is not null and %2$s and to_jsonb(t) @> (r.became - $4)', in_table, same_row(in_table::regclass))
    using of_user, of_change, in_table, counters;
  get diagnostics done = row_count;
  return wanted - done;
end $$;

-- Gives rows of one table the version from before a change, whatever they became later: all of the row, or what that change
-- made of it. Answers how many are not there any more.
create function put_versions_back(of_user uuid, of_change uuid, in_table text, only_keys text[], whole boolean)
returns integer language plpgsql as $$
declare
  counters constant text[] := array['version', 'ledger_version', 'updated_at'];
  wanted integer;
  done integer;
begin
  -- What went along with it, such as an asset whose last row was moved away.
  execute format('insert into %1$I (%2$s) select %3$s from touched_rows($1, $2, $3) r
      cross join lateral jsonb_populate_record(null::%1$I, r.was || jsonb_build_object(''version'', (r.was ->> ''version'')::int + 1)) p
    where r.was is not null and r.became is null on conflict do nothing',
    in_table, written_columns(in_table::regclass, ''), written_columns(in_table::regclass, 'p.')) using of_user, of_change, in_table;

  select count(*) into wanted from touched_rows(of_user, of_change, in_table) r
  where r.became - counters <> r.was - counters and (only_keys is null or r.row_key = any(only_keys));
  if wanted = 0 then return 0; end if;
  execute format('update %1$I t set (%2$s) = (select %3$s from jsonb_populate_record(t,
        d.put || jsonb_build_object(''version'', (to_jsonb(t) ->> ''version'')::int + 1)) p)
    from touched_rows($1, $2, $3) r cross join lateral jsonb_populate_record(null::%1$I, r.was) k
    cross join lateral (select jsonb_object_agg(key, r.was -> key) as put from jsonb_object_keys(r.was) as key
      where ($6 or r.was -> key is distinct from r.became -> key) and key <> all($4)) d
    where r.became - $4 <> r.was - $4 and ($5 is null or r.row_key = any($5)) and %4$s',
    in_table, written_columns(in_table::regclass, ''), written_columns(in_table::regclass, 'p.'), same_row(in_table::regclass))
    using of_user, of_change, in_table, counters, only_keys, whole;
  get diagnostics done = row_count;
  return wanted - done;
end $$;
