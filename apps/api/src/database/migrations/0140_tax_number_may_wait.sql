-- Up Migration
-- Whoever brings a portfolio in may not know the tax number of every insurer yet: without one an insurer is there all the same, and marked.
alter table providers alter column ruc drop not null;

-- Down Migration
-- What an older version cannot say is not thrown away: whoever has insurers without a number stays.
do $$
begin
  if exists (select from providers where ruc is null) then
    raise exception 'There are insurers without a tax number, which the version before asks for.';
  end if;
end $$;
alter table providers alter column ruc set not null;
