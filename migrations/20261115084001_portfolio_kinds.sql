-- What the account is before the law: taxes and limits hang on it.
alter table portfolios add column kind text not null default 'ordinary'
  check (kind in ('ordinary', 'ike', 'ikze', 'oipe', 'ppk'));
