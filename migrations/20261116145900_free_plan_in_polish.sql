-- The plan without a price has a Polish name too; one that the operator gave stays.
update plans set names = names || '{"pl": "Bezpłatny"}' where slug = 'free' and names ->> 'pl' = 'Free';
