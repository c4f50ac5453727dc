-- What the sitemap lists, one class at a time in the order of its addresses: read from the index alone.
create index instruments_announced on instruments (class_id, slug) where owner_id is null and status <> 'renamed';
