-- Somebody who looks at the demo without signing up: a session of the demo account that changes nothing and ends after an
-- hour without use. How many there are is bounded, so the newest are found by when they were last seen.
alter table sessions add column is_visit boolean not null default false;
create index sessions_visits on sessions (user_id, last_seen_at desc) where is_visit;
