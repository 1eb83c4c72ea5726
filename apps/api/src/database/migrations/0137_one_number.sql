-- Up Migration
-- Numbers of persons and firms as their country's law gives them: zeros in front, and Spain's "ES", made other numbers of the same person.
-- One that another customer of the brokerage has by now stays as it is, and so do Panama's, whose hyphens are gone.
create function one_number(number text, country text) returns text language sql immutable as $$
  select case
    when country = '032' and length(number) <> 11 then regexp_replace(number, '^0+(?=[0-9])', '')
    when country in ('152', '170', '600') then regexp_replace(number, '^0+(?=[0-9A-Z])', '')
    when country = '320' and length(number) <> 13 then regexp_replace(number, '^0+(?=[0-9A-Z])', '')
    when country = '188' and number ~ '^0[0-9]{9}$' then substr(number, 2)
    when country = '604' and number ~ '^[0-9]{6,7}$' or country = '858' and number ~ '^[0-9]{7}$' then lpad(number, 8, '0')
    when country = '862' and number ~ '^[VE]0+[0-9]{1,7}$' then regexp_replace(number, '^([VE])0+', '\1')
    when country = '724' then case
      when number ~ '^ES[A-Z0-9][0-9]{7}[A-Z0-9]$' then substr(number, 3)
      when number ~ '^[0-9]{6,7}[A-Z]$' then lpad(number, 9, '0')
      when number ~ '^[XYZ][0-9]{5,6}[A-Z]$' then left(number, 1) || lpad(substr(number, 2), 8, '0')
      else number end
    else number end
$$;
create policy owner_writes_numbers on customers for all to current_user using (true) with check (true);
update customers c set identification = w.number
from (
  select id, one_number(identification, country_id) as number,
    row_number() over (partition by partner_id, identification_type, one_number(identification, country_id) order by id) as place
  from customers
  where identification_type in ('cedula', 'ruc') and deleted_at is null and not is_sample
    and country_id in ('032', '152', '170', '188', '320', '600', '604', '724', '858', '862')
    and one_number(identification, country_id) <> identification
) w
where w.id = c.id and w.place = 1
  and not exists (select from customers o where o.partner_id = c.partner_id and o.identification_type = c.identification_type
    and o.identification = w.number and o.deleted_at is null);
drop policy owner_writes_numbers on customers;
drop function one_number(text, text);

-- Down Migration
-- What stands without its zeros is the same number; nothing is taken back.
