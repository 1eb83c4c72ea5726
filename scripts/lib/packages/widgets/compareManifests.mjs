const lists = {
  attributes: 'attribute',
  members: 'member',
  events: 'event',
  slots: 'slot',
  cssParts: 'part',
  cssStates: 'state',
  cssProperties: 'property',
};

/**
 * What a partner's page would lose between two manifests: elements, and whatever of them is gone or has another type.
 * An attribute or a property that takes more words than before breaks nothing.
 */
export function breakingChanges(before, now) {
  const known = membersOf(now);
  return [...membersOf(before)].flatMap(([name, { type, canWiden }]) => {
    if (!known.has(name)) return [`${name} is gone.`];
    const next = known.get(name).type;
    if (next === type || (canWiden && isWider(type, next))) return [];
    return [`${name} was ${type || 'untyped'} and is ${next || 'untyped'}.`];
  });
}

/** Everything that a page may use, by a name that people understand. */
function membersOf(manifest) {
  const found = new Map();
  const elements = manifest.modules.flatMap((module) => module.declarations ?? []).filter(({ tagName }) => tagName);
  for (const element of elements) {
    found.set(`<${element.tagName}>`, { type: '', canWiden: false });
    for (const [list, word] of Object.entries(lists))
      for (const one of element[list] ?? []) {
        const isInput = list === 'attributes' || (one.kind === 'field' && !one.readonly);
        found.set(`<${element.tagName}>, ${word} ${one.name || '(default)'}`, { type: typeOf(one), canWiden: isInput });
      }
  }
  return found;
}

function typeOf(member) {
  if (member.kind !== 'method') return member.type?.text ?? member.syntax ?? '';
  const parameters = (member.parameters ?? []).map(({ optional, type }) => `${type?.text}${optional ? '?' : ''}`);
  return `(${parameters.join(', ')}) => ${member.return?.type?.text ?? 'void'}`;
}

const choicesOf = (type) => type.split('|').map((choice) => choice.trim());
const isWider = (type, next) => choicesOf(type).every((choice) => choicesOf(next).includes(choice));
