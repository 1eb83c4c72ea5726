import { Refusal } from './refusal.mjs';

/** What can be referred to: where it stands in the database, what it is called there, how it is picked, and where its name leads for whom. */
const kinds = {
  customer: {
    table: 'customers',
    nameColumn: 'name',
    isKept: true,
    filterWord: 'Cliente,Customer',
    page: 'customerRecord',
    view: 'core_app.view_customer',
  },
  vehicle: {
    table: 'vehicles',
    nameColumn: 'plate',
    filterWord: 'Vehículo,Vehicle',
    page: 'vehicleRecord',
    view: 'core_app.view_vehicle',
  },
  provider: {
    table: 'providers',
    nameColumn: 'name',
    filterWord: 'Aseguradora,Insurance company',
    page: 'providerRecord',
    view: 'policy_app.view_provider',
  },
  branch: {
    table: 'branches',
    nameColumn: 'name',
    filterWord: 'Ramo,Branch',
    page: 'branchDetail',
    view: 'policy_app.view_branch',
  },
  coverage: {
    table: 'coverages',
    nameColumn: 'name',
    filterWord: 'Cobertura,Coverage',
    page: 'coverageDetail',
    view: 'policy_app.view_coverage',
  },
};
const types = ['text', 'longtext', 'date', 'money', 'number', 'yesno', 'enum', 'ref'];
const taken = new Set(
  'id version created_at updated_at deleted_at partner_id search page page_size ordering detail create count next previous results updated user order group table'.split(
    ' ',
  ),
);
/** Words for fields that many records have. */
const usual = {
  name: 'Nombre,Name',
  number: 'Número,Number',
  code: 'Código,Code',
  title: 'Título,Title',
  description: 'Descripción,Description',
  notes: 'Notas,Notes',
  status: 'Estado,Status',
  amount: 'Valor,Amount',
  date: 'Fecha,Date',
  start_date: 'Inicio,Start',
  end_date: 'Fin,End',
  due_date: 'Vencimiento,Due date',
  opened_on: 'Abierto el,Opened on',
  closed_on: 'Cerrado el,Closed on',
  is_active: 'Activo,Active',
  open: 'Abierto,Open',
  closed: 'Cerrado,Closed',
};
const pair = (text) => {
  const [es, en] = text.split(',');
  return { es, en };
};
const inEnglish = (name) => `${name[0].toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** The fields as they are asked for; the first one names the record. */
export function readFields(text, labels) {
  const fields = text
    .trim()
    .split(/\s+(?![^(]*\))/)
    .map((one) => readField(one, labels));
  const names = fields.flatMap(({ name, column }) => (column === name ? [name] : [name, column]));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Refusal(`two fields are named "${twice}".`);
  const [first] = fields;
  if (first.type !== 'text' || !first.isRequired)
    throw new Refusal(
      `the first field names the record: it is a text!, as in name:text! or number:text!, not "${text}".`,
    );
  const known = fields.flatMap(({ name, values }) => [name, ...values.map((value) => `${name}.${value}`)]);
  const stray = Object.keys(labels).find((name) => !known.includes(name));
  if (stray) throw new Refusal(`--label names "${stray}", which is no field.`);
  return fields;
}

function readField(text, labels) {
  const found = /^([a-z][a-z0-9_]*):([a-z]+)(?:\(([^)]*)\))?([!?]?)$/.exec(text);
  if (!found) throw new Refusal(`"${text}" is no field: write name:type, as in opened_on:date or number:text!.`);
  const [, name, type, inside, mark] = found;
  if (!types.includes(type)) throw new Refusal(`"${type}" is no type of field. There are ${types.join(', ')}.`);
  if (taken.has(name) || name.length > 40 || /_id$/.test(name)) throw new Refusal(`a field cannot be named "${name}".`);
  const isAlways = type === 'enum' || type === 'yesno';
  if (isAlways && mark === '?') throw new Refusal(`${name}: ${type} always has a value.`);
  const values = type === 'enum' ? (inside ?? '').split(',').map((value) => value.trim()) : [];
  if (type === 'enum' && (values.length < 2 || values.some((value) => !/^[a-z][a-z0-9_]*$/.test(value))))
    throw new Refusal(`${name}: write an enum's words in small letters, as in enum(open,closed).`);
  if (new Set(values).size < values.length) throw new Refusal(`${name}: an enum's words differ.`);
  const label = labels[name] ?? usualOf(name, type, inside);
  return {
    name,
    type,
    column: type === 'ref' ? `${name}_id` : name,
    isRequired: isAlways || mark === '!',
    most: type === 'text' ? mostOf(name, inside) : 1000,
    values,
    kind: type === 'ref' ? kindOf(name, inside ?? name) : null,
    label: label ?? { es: inEnglish(name), en: inEnglish(name) },
    valueLabels: Object.fromEntries(values.map((value) => [value, wordOf(name, value, labels)])),
    untold: [
      ...(label ? [] : [name]),
      ...values.filter((value) => !labels[`${name}.${value}`] && !usual[value]).map((value) => `${name}.${value}`),
    ],
  };
}

const wordOf = (name, value, labels) =>
  labels[`${name}.${value}`] ?? (usual[value] ? pair(usual[value]) : { es: inEnglish(value), en: inEnglish(value) });

const usualOf = (name, type, inside) => {
  if (usual[name]) return pair(usual[name]);
  const kind = type === 'ref' && (inside ?? name) === name && kinds[name];
  return kind ? pair(kind.filterWord) : undefined;
};

function mostOf(name, inside) {
  const most = Number(inside ?? 160);
  if (!Number.isInteger(most) || most < 1 || most > 500)
    throw new Refusal(`${name}: a text has 1 to 500 signs, as in text(40); for more take longtext.`);
  return most;
}

function kindOf(name, kind) {
  if (!Object.hasOwn(kinds, kind))
    throw new Refusal(`${name}: only ${Object.keys(kinds).join(', ')} have a picker to choose a "${kind}" by.`);
  return { name: kind, ...kinds[kind] };
}
