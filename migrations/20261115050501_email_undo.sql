-- Names of their own: what a person is called by the product, and the first name. No username means the name.
alter table users add column username text;

-- The address before the last change: it can take the account back until then, and nobody else can take it.
alter table users add column former_email text check (former_email = lower(former_email));
alter table users add column former_email_until timestamptz;
create index users_former_email on users (former_email) where former_email is not null;

alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('email-verification', 'reset-password', 'email-undo'));

-- The demo account has no trial to be welcomed to.
delete from notifications n using users u where u.id = n.user_id and u.is_demo and n.kind = 'welcome';
