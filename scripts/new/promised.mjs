/** What the specification promises of the entity, in a file of its own. */
export function promisedFiles({ name, plural, Type, Types, app, path, menu, fields }) {
  const promised = {
    routes: [
      [path, `${app}.view_${name}`],
      [`${path}/create`, `${app}.add_${name}`],
      [`${path}/:id`, `${app}.view_${name}`],
      [`${path}/:id/update`, `${app}.change_${name}`],
    ],
    permissions: [[app, name, ['view', 'add', 'change', 'delete']]],
    menu: [[menu, plural, path, `${app}.view_${name}`]],
    fields: { [Type]: fields.map((field) => field.name).join(' ') },
    messages: ['created', 'updated', 'deleted'].map((verb) => [`success.${name}.${verb}`]),
    lists: [`${Types}Screen`],
    forms: [`${Type}Screen`],
  };
  const text = `/** What is promised of ${plural}. */
export default ${JSON.stringify(promised, null, 2)};
`;
  return [{ file: `scripts/specification/records/${plural}.mjs`, text }];
}
