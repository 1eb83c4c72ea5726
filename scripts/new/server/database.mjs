const sqlTypes = {
  text: () => 'text',
  longtext: () => 'text',
  date: () => 'date',
  money: () => 'numeric(14, 2)',
  number: () => 'integer',
  yesno: () => 'boolean',
  enum: () => 'text',
  ref: () => 'integer',
};
const checks = {
  money: ({ column }) => ` check (${column} >= 0)`,
  number: ({ column }) => ` check (${column} >= 0)`,
  enum: ({ column, values }) => ` check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`,
};
const columnOf = (field) =>
  `  ${field.column} ${sqlTypes[field.type](field)}${field.isRequired ? ' not null' : ''}${checks[field.type]?.(field) ?? ''},`;

/** The table, what guards it, and the permissions for who holds all others. */
export function migrationOf({ plural, app, name, fields }, permissions) {
  const refs = fields.filter(({ kind }) => kind);
  const held = refs.filter(({ kind }) => kind.name === 'customer').map(({ column }) => column);
  // Some rights are there ahead: roles hold them already.
  const added = ['view', 'add', 'change', 'delete']
    .map((action) => `${app}.${action}_${name}`)
    .filter((right) => !permissions.includes(right));
  const rights = added.map((right) => `'${right}'`).join(', ');
  const before = permissions.map((one) => `'${one}'`).join(', ');
  const lines = [
    '-- Up Migration',
    `create table ${plural} (`,
    '  id integer generated always as identity primary key,',
    '  partner_id integer not null references partners (id),',
    '  version integer not null default 1,',
    '  created_at timestamptz not null default app_now(),',
    '  updated_at timestamptz not null default app_now(),',
    ...fields.map(columnOf),
    ...refs.map(
      ({ column, kind }) => `  foreign key (partner_id, ${column}) references ${kind.table} (partner_id, id),`,
    ),
    '  unique (partner_id, id)',
    ');',
    `create unique index ${plural}_${fields[0].name} on ${plural} (partner_id, search_key(${fields[0].name}));`,
    ...refs.map(({ name: ref, column }) => `create index ${plural}_by_${ref} on ${plural} (partner_id, ${column});`),
    `create trigger touch before update on ${plural} for each row execute function touch();`,
    ...(held.length > 0
      ? [
          `create trigger hold_customers before insert or update of ${held.join(', ')} on ${plural}`,
          `  for each row execute function hold_customers(${held.map((column) => `'${column}'`).join(', ')});`,
        ]
      : []),
    `alter table ${plural} enable row level security;`,
    `alter table ${plural} force row level security;`,
    `create policy tenant on ${plural} to corredor_app`,
    '  using (partner_id = app_partner_id()) with check (partner_id = app_partner_id());',
    `create policy owner_backs_up on ${plural} for select to current_user using (true);`,
    `grant select, insert, update, delete on ${plural} to corredor_app;`,
    'grant usage on all sequences in schema public to corredor_app;',
    '',
    ...(added.length > 0 ? givenTo(rights, before) : []),
    '-- Down Migration',
    ...(added.length > 0 ? takenFrom(rights) : []),
    `drop table ${plural};`,
  ];
  return `${lines.join('\n')}\n`;
}

const givenTo = (rights, before) => [
  '-- Who held every permission holds the new ones too: else no brokerage would have an administrator any more.',
  'create policy owner_adds_permissions on roles for update to current_user using (true) with check (true);',
  `update roles set permissions = permissions || array[${rights}]`,
  `  where permissions @> array[${before}];`,
  'drop policy owner_adds_permissions on roles;',
  '',
];
const takenFrom = (rights) => [
  'create policy owner_drops_permissions on roles for update to current_user using (true) with check (true);',
  `update roles set permissions = array(select one from unnest(permissions) one where one <> all (array[${rights}]))`,
  `  where permissions && array[${rights}];`,
  'drop policy owner_drops_permissions on roles;',
];

const tsType = ({ type, values }) => {
  if (type === 'enum') return values.map((value) => `'${value}'`).join(' | ');
  return { yesno: 'boolean', number: 'number', ref: 'number' }[type] ?? 'string';
};
/** The type of the table. */
export function tableOf({ Types, fields }) {
  const hasOptional = fields.some(({ isRequired }) => !isRequired);
  const lines = fields.map(
    (field) => `  ${field.column}: ${field.isRequired ? tsType(field) : `Optional<${tsType(field)}>`};`,
  );
  return `import type { ${hasOptional ? 'Optional, ' : ''}Owned, Versioned } from './columns.ts';

export interface ${Types}Table extends Versioned, Owned {
${lines.join('\n')}
}
`;
}
