-- Every row of a person carries their id in its keys, so that the database can be divided by user: docs/decisions/0019.
-- Here what hangs directly on an account; such rows have the id already, their keys do not.

-- The directory of people points to nobody's rows: a picture is found by its owner and id, and goes with the owner.
alter table users drop constraint users_avatar_id_fkey;

alter table sessions drop constraint sessions_pkey;
alter table sessions add primary key (user_id, id);
alter table sessions drop constraint sessions_token_hash_key;
create unique index sessions_token on sessions (user_id, token_hash);
-- Tokens handed out before this say nothing of their owner, and are found by their hash alone until they expire.
create index sessions_old_token on sessions (token_hash);
-- Whoever changes their password also ends the sessions in which they look through other eyes.
create index sessions_impersonator on sessions (impersonator_id) where impersonator_id is not null;

alter table api_keys drop constraint api_keys_key_hash_key;
create index api_keys_old_key on api_keys (key_hash);

alter table mail_tokens drop constraint mail_tokens_pkey;
alter table mail_tokens add primary key (user_id, id);
alter table mail_tokens drop constraint mail_tokens_token_hash_key;
create unique index mail_tokens_token on mail_tokens (user_id, token_hash);
create index mail_tokens_old_token on mail_tokens (token_hash);

alter table files drop constraint files_pkey;
alter table files add primary key (user_id, id);
drop index files_user;

alter table subscriptions drop constraint subscriptions_pkey;
alter table subscriptions add primary key (user_id, id);

alter table notifications drop constraint notifications_pkey;
alter table notifications add primary key (user_id, id);

alter table strategy_ratings drop constraint strategy_ratings_pkey;
alter table strategy_ratings add primary key (user_id, strategy_id);
drop index strategy_ratings_user;
-- What everybody thinks of a strategy, newest first.
create index strategy_ratings_strategy on strategy_ratings (strategy_id, updated_at desc);
