-- Up Migration
-- The undo of a run is a run: it does the opposite to each record that the first one has done something to. One at a time; one that was given up makes room.
alter table runs
  add undoes_id integer check (undoes_id <> id),
  add foreign key (partner_id, undoes_id) references runs (partner_id, id);
create unique index runs_undone_once on runs (partner_id, undoes_id) where status <> 'cancelled';

-- Down Migration
drop index runs_undone_once;
alter table runs drop undoes_id;
