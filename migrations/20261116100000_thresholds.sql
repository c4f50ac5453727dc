-- From which change of 24 hours on somebody is told, and below which coverage of a portfolio's strategy. Without one a
-- change counts from the usual percentage on, and coverage is not told of.
alter table portfolios add column notify_percent numeric
  check (notify_percent between 3 and 50 and scale(notify_percent) <= 2);
alter table portfolios add column notify_coverage numeric
  check (notify_coverage between 1 and 100 and scale(notify_coverage) <= 2);
alter table holdings add column notify_percent numeric
  check (notify_percent between 3 and 50 and scale(notify_percent) <= 2);
