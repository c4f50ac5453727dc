-- How often a change failed by the card: Stripe repeats its first answer to what is asked under the same key, so that the
-- same change after another card was entered must be asked for under another one.
alter table stripe_customers add column declines integer not null default 0;
