-- Money that was to go back to the card when the account was removed: it goes back before Stripe forgets the customer.
alter table stripe_removals add column owed jsonb not null default '[]';
