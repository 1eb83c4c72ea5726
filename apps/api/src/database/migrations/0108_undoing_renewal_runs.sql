-- Up Migration
-- What the last move, assignment and preparation of a card changed, as it was, and the run that did it: a run takes back only what it did last.
alter table renewals add column steps jsonb not null default '{}';
-- Which records the mail of this line named: what of the run was left out of it gets another.
alter table run_lines add column mailed integer[];

-- Down Migration
alter table run_lines drop column mailed;
alter table renewals drop column steps;
