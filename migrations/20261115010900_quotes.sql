-- The newest price may be of a session that is not over. Then this says which day was the last with a close; nothing
-- where the price is a close itself.
alter table latest_prices add column close_day date;
