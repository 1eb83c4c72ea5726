import { parseSync } from 'vite';

/** TypeScript's own nodes that hold what runs; all others are types. */
const holdsCode = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
]);
const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
/** Statements that may stand without braces below another one. */
const bare = {
  IfStatement: ['consequent', 'alternate'],
  ForStatement: ['body'],
  ForOfStatement: ['body'],
  ForInStatement: ['body'],
  WhileStatement: ['body'],
  DoWhileStatement: ['body'],
};

/**
 * Puts a mark before each statement within a function: when it runs, the mark's byte in the shared array becomes 1. Lines stay where they are.
 * What a module does as it is loaded gets none: that all tests of a worker share.
 * Answers the code, the line of each mark, and the first and last line of each function.
 */
export function instrument(code, file, { first = 0, array = '$ran' } = {}) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineAt = lineFinder(code);
  const marks = [];
  const functions = [];
  const inserts = [];
  const mark = ({ start }) => `${array}[${first + marks.push(lineAt(start)) - 1}]=1`;
  const insert = (at, text) => inserts.push([at, text]);

  function visit(node, isInside) {
    if (node.type.startsWith('TS') && !holdsCode.has(node.type)) return;
    const isOwn = isFunction(node);
    if (isOwn && node.body) functions.push([lineAt(node.start), lineAt(node.end)]);
    const inside = isInside || isOwn;
    if (isOwn && node.body && node.body.type !== 'BlockStatement') {
      insert(node.body.start, `(${mark(node.body)},`);
      visitChildren(node, inside);
      insert(node.body.end, ')');
      return;
    }
    if (inside) markStatements(node);
    visitChildren(node, inside);
  }

  function visitChildren(node, inside) {
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (typeof one?.type === 'string') visit(one, inside);
  }

  function markStatements(node) {
    const list = node.type === 'BlockStatement' ? node.body : node.type === 'SwitchCase' ? node.consequent : [];
    for (const statement of list)
      if (!statement.directive && !statement.type.startsWith('TS')) insert(statement.start, `${mark(statement)};`);
    for (const place of bare[node.type] ?? []) {
      const statement = node[place];
      if (!statement || statement.type === 'BlockStatement' || statement.type === 'IfStatement') continue;
      insert(statement.start, `{${mark(statement)};`);
      insert(statement.end, '}');
    }
  }

  visit(program, false);
  return { code: withInserts(code, inserts), lines: marks, functions };
}

/** What is put in at one place stands in the order in which it was noted. */
function withInserts(code, inserts) {
  const sorted = inserts
    .map(([at, text], order) => ({ at, text, order }))
    .sort((a, b) => a.at - b.at || a.order - b.order);
  let from = 0;
  let whole = '';
  for (const { at, text } of sorted) {
    whole += code.slice(from, at) + text;
    from = at;
  }
  return whole + code.slice(from);
}

function lineFinder(code) {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
