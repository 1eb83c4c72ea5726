import { capital } from './names.mjs';

const moment = '2026-01-12T14:05:00Z';
const all = (fields, of) => Object.assign({}, ...fields.map(of));

/** What the example's record is called. */
export const exampleName = ({ es }) => `${capital(es.one)} de ejemplo`;
/** What it is called after a change. */
export const changedName = (entity) => `${exampleName(entity)} 2`;

/** What the example says of a field. */
export function exampleValue(entity, { type, name, label, values }) {
  const said = {
    text: name === entity.fields[0].name ? exampleName(entity) : `${label.es} de ejemplo`,
    longtext: `${label.es} de ejemplo.`,
    date: '2026-01-12',
    money: '1250.00',
    number: 3,
    yesno: true,
    enum: values[0],
    ref: 7,
  };
  return said[type];
}
/** The example of what is sent for a new record. */
export const exampleInput = (entity) =>
  all(entity.fields, (field) => ({ [field.column]: exampleValue(entity, field) }));

/** The example of a record, as the server answers it. */
export function exampleOf(entity) {
  const of = (field) => ({
    [field.column]: exampleValue(entity, field),
    ...(field.kind ? { [field.name]: { id: 7, name: `${field.label.es} de ejemplo` } } : {}),
  });
  return { id: 25, ...all(entity.fields, of), version: 1, created_at: moment, updated_at: moment };
}
