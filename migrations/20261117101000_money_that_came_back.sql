-- A correction says why: a withdrawal, money that went back otherwise, or money that did not arrive after all.
alter table billing_documents drop constraint billing_documents_reason_check,
  add constraint billing_documents_reason_check
    check (reason in ('order', 'change', 'renewal', 'payment', 'refund', 'paid-back', 'came-back'));
