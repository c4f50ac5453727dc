-- Plans are rows, so that an operator changes them without a release.
create table plans (
  id uuid primary key,
  slug text not null unique,
  position smallint not null,
  price_pln numeric(10, 2) not null,
  price_eur numeric(10, 2) not null,
  trial_days smallint,
  portfolios integer not null,
  integrations integer not null,
  strategies integer not null,
  sms boolean not null,
  export boolean not null,
  education boolean not null,
  names jsonb not null
);

insert into plans (id, slug, position, price_pln, price_eur, trial_days, portfolios, integrations, strategies, sms, export, education, names) values
  ('0193277e-0000-7000-8000-000000000001', 'free', 0, 0, 0, null, 1, 1, 1, false, false, false, '{"en": "Free", "pl": "Free"}'),
  ('0193277e-0000-7000-8000-000000000002', 'trial', 1, 0, 0, 14, 10, 5, 10, false, true, true, '{"en": "Trial", "pl": "Okres próbny"}'),
  ('0193277e-0000-7000-8000-000000000003', 'standard', 2, 29, 7, null, 10, 5, 10, false, true, true, '{"en": "Standard", "pl": "Standard"}'),
  ('0193277e-0000-7000-8000-000000000004', 'professional', 3, 79, 19, null, 100, 50, 100, true, true, true, '{"en": "Professional", "pl": "Professional"}');

create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  plan_id uuid not null references plans,
  started_at timestamptz not null,
  ends_at timestamptz,
  is_trial boolean not null default false,
  check (ends_at is null or ends_at > started_at)
);
create index subscriptions_user on subscriptions (user_id, started_at desc);
create unique index subscriptions_trial_once on subscriptions (user_id) where is_trial;
