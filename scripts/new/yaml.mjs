const plain = /^[A-Za-z./#][\w ./#()',;-]*$/;
const special = /^(true|false|null|yes|no|on|off|~)$/i;

const scalar = (value) =>
  typeof value === 'string' && (!plain.test(value) || special.test(value) || /: | #|\s$/.test(value)) && value !== '\\S'
    ? JSON.stringify(value)
    : String(value);

/** Writes plain values as YAML, as the files of the document are written. */
export function toYaml(value, indent = '') {
  if (Array.isArray(value)) return value.map((one) => `${indent}- ${listed(one, indent)}`).join('');
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => `${indent}${key(name)}:${written(one, indent)}`)
    .join('');
}
const key = (name) => (/^\d/.test(name) ? JSON.stringify(name) : name);
const isEmpty = (value) => Array.isArray(value) && value.length === 0;

function written(value, indent) {
  if (isEmpty(value)) return ' []\n';
  if (Array.isArray(value) && value.isInline) return ` [${value.join(', ')}]\n`;
  if (value !== null && typeof value === 'object') return `\n${toYaml(value, `${indent}  `)}`;
  return ` ${scalar(value)}\n`;
}
function listed(value, indent) {
  if (value !== null && typeof value === 'object') return toYaml(value, `${indent}  `).slice(indent.length + 2);
  return `${scalar(value)}\n`;
}
/** A list on one line. */
export const inline = (...values) => Object.assign(values, { isInline: true });
