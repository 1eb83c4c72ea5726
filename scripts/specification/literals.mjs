import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The texts that a file's code holds: whole literals, and the constant beginnings of composed ones, which end in `*`. Comments are none. */
export function textsIn(file) {
  const text = readFileSync(file, 'utf8');
  const found = new Set();
  visitTexts(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file)), (one) => found.add(one));
  return found;
}

/** The texts within one export of a file, such as a story. */
export function textsOfExport(file, name) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kindOf(file));
  const found = new Set();
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const one of statement.declarationList.declarations)
      if (ts.isIdentifier(one.name) && one.name.text === name) visitTexts(one, (text) => found.add(text));
  return found;
}

const kindOf = (file) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

function visitTexts(node, tell) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) tell(node.text);
  if (ts.isTemplateExpression(node)) tell(`${node.head.text}*`);
  ts.forEachChild(node, (child) => visitTexts(child, tell));
}
