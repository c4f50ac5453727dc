-- An account that is removed takes its rows, connections and files with it in one statement, in no order of its own:
-- what one of them is told to come from must not hold it back.
alter table transaction_sources
  drop constraint transaction_sources_user_id_connection_id_fkey,
  add foreign key (user_id, connection_id) references integrations (user_id, id) on delete set null (connection_id),
  drop constraint transaction_sources_user_id_document_id_fkey,
  add foreign key (user_id, document_id) references import_documents (user_id, id) on delete set null (document_id);
