-- The operator looks at the newest splits; among the events of a large catalogue they are few.
create index corporate_events_splits on corporate_events (day desc, id) where kind = 'split';
