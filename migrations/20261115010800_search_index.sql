-- The catalogue changes rarely and is searched all the time: entries go straight into the index, not into a list beside
-- it that every search would have to read through.
alter index instruments_search set (fastupdate = off);
select gin_clean_pending_list('instruments_search');
