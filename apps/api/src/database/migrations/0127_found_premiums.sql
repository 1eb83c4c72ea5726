-- Up Migration
-- Whether the premium of an item is what its row says, so that it follows the row until the movement is issued; one that somebody typed stays.
alter table movement_items add column is_found boolean not null default false;

-- Down Migration
alter table movement_items drop column is_found;
