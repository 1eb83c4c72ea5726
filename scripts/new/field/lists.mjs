// Adds an entry to a list that stands in a file: members of objects, types and arrays of TypeScript, keys of YAML and of JSON. What is there stays as
// it is written.
import ts from 'typescript';
import { Refusal } from '../refusal.mjs';

/** Adds a member to the first list below a declaration that has one of the members `after`, behind the first of these that it has; `among` is the member whose lists alone are meant. */
export function addMember(file, text, { to, after, entry, among }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = allOf(source).find((node) => isDeclared(node) && node.name?.text === to);
  const part =
    declared && (among ? allOf(declared).find((node) => node !== declared && node.name?.text === among) : declared);
  const lists = part ? allOf(part).map(membersOf).filter(Boolean) : [];
  for (const name of after)
    for (const members of lists) {
      const member = members.find((one) => nameOf(one) === name);
      if (member) return put(text, member, entry);
    }
  throw new Refusal(`${file}: "${to}" lists none of ${after.slice(0, 3).join(', ')}…`);
}

/** Whether a list below a declaration has a member. */
export function hasMember(file, text, { to, name }) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = allOf(source).find((node) => isDeclared(node) && node.name?.text === to);
  return declared !== undefined && allOf(declared).some((node) => membersOf(node)?.some((one) => nameOf(one) === name));
}

const isDeclared = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isFunctionDeclaration(node);

function allOf(node) {
  const found = [node];
  node.forEachChild((child) => {
    found.push(...allOf(child));
  });
  return found;
}

function membersOf(node) {
  if (ts.isObjectLiteralExpression(node)) return [...node.properties];
  if (ts.isArrayLiteralExpression(node)) return [...node.elements];
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) return [...node.members];
  return undefined;
}

function nameOf(member) {
  if (ts.isStringLiteral(member)) return member.text;
  if (ts.isObjectLiteralExpression(member)) {
    const named = member.properties.find((one) => one.name?.text === 'name')?.initializer;
    return named && ts.isStringLiteral(named) ? named.text : undefined;
  }
  return member.name?.text;
}

function put(text, member, entry) {
  const end = member.getEnd();
  const hasEnd = /[,;]/.test(text[end] ?? '') || /[,;]$/.test(member.getText());
  const at = end + (/[,;]/.test(text[end] ?? '') ? 1 : 0);
  return `${text.slice(0, at)}${hasEnd ? '' : ','}\n${entry}${text.slice(at)}`;
}

const indentOf = (line) => /^ */.exec(line)[0].length;
const keyOf = (line) => /^ *(?:- )?"?([\w-]+)"?:/.exec(line)?.[1];

/** The mappings of a YAML text, each with its keys and where these begin and end. */
function mappingsOf(lines) {
  const mappings = [];
  const open = [];
  lines.forEach((line, index) => {
    const key = keyOf(line);
    if (line.trim() === '') return;
    const begins = /^ *- /.test(line);
    const indent = indentOf(line) + (begins ? 2 : 0);
    while (open.length > 0 && (open.at(-1).indent > indent || (begins && open.at(-1).indent >= indent))) open.pop();
    if (!key) return;
    if (open.at(-1)?.indent !== indent) {
      const mapping = { indent, keys: [] };
      open.push(mapping);
      mappings.push(mapping);
    }
    open.at(-1).keys.push({ key, index });
  });
  return mappings;
}

/** The keys at the top of a YAML text's mapping of that name, such as `properties`. */
export function keysIn(text, name) {
  const lines = text.split('\n');
  const begin = lines.indexOf(`${name}:`);
  if (begin === -1) return [];
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => /^\S/.test(line));
  const own = end === -1 ? rest : rest.slice(0, end);
  return own.flatMap((line) => /^ {2}(?:- )?"?([\w-]+)"?:?/.exec(line)?.[1] ?? []);
}

/** Adds lines to every mapping of a YAML text that has all of `keys`, behind the first of `after` that it has. */
export function addToMappings(text, { keys, after, entry }) {
  const lines = text.split('\n');
  const places = mappingsOf(lines)
    .filter(({ keys: own }) => keys.every((key) => own.some((one) => one.key === key)))
    .map(({ indent, keys: own }) => {
      const name = after.find((one) => own.some(({ key }) => key === one));
      return { indent, at: name && endOf(lines, own.find(({ key }) => key === name).index, indent) };
    })
    .filter(({ at }) => at !== undefined);
  for (const { indent, at } of places.toSorted((one, other) => other.at - one.at))
    lines.splice(at, 0, ...entry.map((line) => `${' '.repeat(indent)}${line}`));
  return lines.join('\n');
}

/** Where what stands below a key ends. */
function endOf(lines, index, indent) {
  let at = index + 1;
  while (
    at < lines.length &&
    lines[at] !== '' &&
    (indentOf(lines[at]) > indent || (indentOf(lines[at]) === indent && lines[at].trimStart().startsWith('- ')))
  )
    at += 1;
  return at;
}

/** Adds a key to an object of a JSON text, behind the first of `after` that it has; what it says already stays. */
export function addKey(text, { path, key, value, after }) {
  const tree = JSON.parse(text);
  const steps = path.split('.');
  const parent = steps.slice(0, -1).reduce((one, step) => one[step], tree);
  const last = steps.at(-1);
  const object = parent[last];
  if (!object || Object.hasOwn(object, key)) return text;
  const behind = after.find((name) => Object.hasOwn(object, name));
  const entries = Object.entries(object);
  const at = behind ? entries.findIndex(([name]) => name === behind) + 1 : entries.length;
  parent[last] = Object.fromEntries(entries.toSpliced(at, 0, [key, value]));
  return `${JSON.stringify(tree, null, 2)}\n`;
}
