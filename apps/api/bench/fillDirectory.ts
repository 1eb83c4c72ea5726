import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import { settleDirectory } from '../src/public/directory/index.ts';

/** Places by country, state and city; the first are the largest. */
const places = [
  '218,EC-P,Quito',
  '218,EC-G,Guayaquil',
  '218,EC-A,Cuenca',
  '218,EC-T,Ambato',
  '218,EC-M,Manta',
  '218,EC-L,Loja',
  '170,CO-DC,Bogotá',
  '170,CO-ANT,Medellín',
  '170,CO-VAC,Cali',
  '170,CO-ATL,Barranquilla',
  '484,MX-CMX,Ciudad de México',
  '484,MX-JAL,Guadalajara',
  '484,MX-NLE,Monterrey',
  '484,MX-PUE,Puebla',
  '604,PE-LIM,Lima',
  '604,PE-ARE,Arequipa',
  '604,PE-LAL,Trujillo',
  '724,ES-M,Madrid',
  '724,ES-B,Barcelona',
  '724,ES-V,Valencia',
  '724,ES-SE,Sevilla',
  '840,US-FL,Miami',
  '840,US-NY,New York',
  '840,US-TX,Houston',
];
const firsts =
  'Andes Faro Pacífico Sierra Cóndor Alianza Égida Unión Horizonte Visión Futuro Roble Cumbre Puerto Delta Nexo Cóndores Páramo Ceibo Atlas Boreal Cenit Dorado Ébano Galápagos Amazonas Chimborazo Pichincha Tungurahua Libertad Bolívar Sucre Colón Magna Prisma Quántum Solaris Triada Vértice Zafiro'.split(
    ' ',
  );
const seconds =
  'Andrade Villacís Paredes Cevallos Mejía Ortega Salazar Benítez Cárdenas Donoso Espinosa Figueroa Guerrero Herrera Intriago Jaramillo Larrea Montúfar Naranjo Ordóñez Pazmiño Quiroga Rendón Suárez Terán Ulloa Vásquez Yépez Zambrano Ibáñez'.split(
    ' ',
  );
const kinds = [
  'Seguros',
  'Seguros',
  'Corredores de Seguros',
  'Asesores',
  'Broker',
  'Agencia de Seguros',
  'Insurance',
  'Consultores',
  'y Asociados',
  'Corretaje',
  'Protección',
  'Riesgos',
];
const tags =
  'vehículos,vida,salud,asistencia médica,pymes,hogar,viajes,fianzas,transporte,agro,mascotas,empresas,jubilación,accidentes,responsabilidad civil,construcción,marítimo,educación,digital,24 horas'.split(
    ',',
  );
const branches =
  'Vehículos,Vida individual,Vida en grupo,Asistencia médica,Accidentes personales,Incendio,Robo,Transporte,Casco marítimo,Fianzas,Responsabilidad civil,Todo riesgo para contratistas,Rotura de maquinaria,Equipo electrónico,Agropecuario,Hogar,Lucro cesante,Dinero y valores,Fidelidad,Aviación,Crédito,Multirriesgo,Viajes,Mascotas'.split(
    ',',
  );

/** Fills an empty database with brokerages that differ as real ones do: few large cities, common names, a long tail of tags. */
export async function fillDirectory(db: Kysely<Database>, count: number) {
  await pickFunction.execute(db);
  await sql`select setseed(0.5)`.execute(db);
  await sql`alter table public_profiles disable trigger user`.execute(db);
  await sql`alter table subscriptions disable trigger user`.execute(db);
  await sql`
    insert into partners (id, name, alias, tax_id, phone, email, country_id, state, city, slogan, tags, resume, timezone, currency, language)
    select g, pick(${firsts}::text[], 1) || ' ' || pick(${seconds}::text[], 1) || ' ' || pick(${kinds}::text[], 1), 'corredor-' || g, '1790012345001',
      '+593991234567', 'hola@example.com', split_part(p, ',', 1), split_part(p, ',', 2), split_part(p, ',', 3), 'Su tranquilidad, nuestro oficio',
      array(select distinct case when random() < 0.1 then 'tema ' || (random() * 400)::int else pick(${tags}::text[], 1.5) end from generate_series(1, 3 + g % 3)),
      repeat('Asesoramos a familias y empresas. ', 10), 'America/Guayaquil', 'USD', 'es'
    from (select g, pick(${places}::text[], 2.5) as p from generate_series(1, ${count}::int) g offset 0) g`.execute(db);
  await sql`
    insert into public_profiles (partner_id, alias, name, email, phone, country_id, state, city, slogan, tags, resume, layout, listed, branches)
    select id, alias, name, email, phone, country_id, state, city, slogan, tags, resume, layout, listed,
      array(select distinct pick(${branches}::text[], 1.3) from generate_series(1, 4 + p.id % 4)) from partners p`.execute(
    db,
  );
  // One in twenty has not paid, and is not found.
  await sql`
    insert into subscriptions (partner_id, plan_id, subscription_type, starts_on, ends_on, is_paid)
    select id, 1, 'monthly', current_date - 60, case when id % 20 = 0 then current_date - 30 end, true from partners`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('partners', 'id'), ${count}::int)`.execute(db);
  for (let from = 1; from <= count; from += 500)
    await sql`select index_directory(array(select generate_series(${from}::int, ${Math.min(count, from + 499)}::int)))`.execute(
      db,
    );
  await sql`alter table public_profiles enable trigger user`.execute(db);
  await sql`alter table subscriptions enable trigger user`.execute(db);
  await settleDirectory(db);
  for (const table of [
    'partners',
    'public_profiles',
    'subscriptions',
    'directory_entries',
    'directory_terms',
    'directory_words',
    'directory_blocks',
    'directory_sets',
    'directory_changes',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** One of a list, the first ones more often the greater the slope. */
const pickFunction = sql`
  create or replace function pick(list text[], slope float8) returns text language sql volatile
    as $$ select list[1 + floor(power(random(), slope) * cardinality(list))::int] $$`;
