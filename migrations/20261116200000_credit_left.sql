-- Credit of a contract that ended is for a later order. Withdrawing paid back what was left, so it leaves none; of a contract
-- that another plan took the place of, that one began as it ended.
update subscriptions s set credit = 0
where s.provider = 'built-in' and s.period is not null and s.ends_at < s.period_to and s.end_told_at = s.ends_at
  and not exists (select from subscriptions o where o.user_id = s.user_id and o.id <> s.id and o.started_at = s.ends_at);
