import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const folder = 'packages/widgets';
const entry = resolve(folder, 'src/elements/define.ts');
const written = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const whole = written | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.MultilineObjectLiterals;

/** What the compiler knows of the elements' classes and events: types as text, and the sentences above them. */
export function readElementTypes() {
  const { config } = ts.readConfigFile(resolve(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve(folder));
  const program = ts.createProgram([entry, resolve(dirname(entry), 'events.ts')], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const exportsOf = (file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(resolve(dirname(entry), file))));
  const declared = (symbol) =>
    checker.getDeclaredTypeOfSymbol(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const typesOf = (file, name) => declared(exportsOf(file).find((one) => one.name === name));
  const textOf = (type) => inOrder(checker.typeToString(type, undefined, written));

  /** The members of an element's class that it does not have from HTML, by name. */
  function membersOf(className) {
    const own = typesOf('define.ts', className);
    return Object.fromEntries(own.getProperties().map((member) => [member.name, memberOf(member)]));
  }

  function memberOf(member) {
    const type = checker.getTypeOfSymbol(member);
    const [signature] = type.getCallSignatures();
    // As it was written, so that a long list of words keeps its name.
    const at = member.valueDeclaration;
    const declared = at && ts.isPropertySignature(at) ? at.type?.getText() : undefined;
    if (!signature) return { type: declared ?? textOf(type), isList: checker.isArrayLikeType(type) };
    const parameters = signature.getParameters().map((parameter) => ({
      name: parameter.name,
      optional: checker.isOptionalParameter(parameter.valueDeclaration),
      type: { text: textOf(checker.getNonNullableType(checker.getTypeOfSymbol(parameter))) },
    }));
    return { parameters, answer: textOf(signature.getReturnType()) };
  }

  /** What an element dispatches: name, type, and what its sentence says. */
  function eventsOf(mapName) {
    return typesOf('events.ts', mapName)
      .getProperties()
      .map((event) => ({
        name: event.name,
        type: textOf(checker.getTypeOfSymbol(event)),
        description: ts.displayPartsToString(event.getDocumentationComment(checker)),
      }));
  }

  /** The types that a file takes from elsewhere, written out, each in the words of the others. */
  function writeOut(file) {
    const texts = exportsOf(file).map((one) => [
      one.name,
      oneLine(checker.typeToString(declared(one), undefined, whole)),
    ]);
    const named = (text, own) =>
      texts.reduce((known, [name, other]) => (name === own ? known : known.replaceAll(other, name)), text);
    return texts.map(([name, text]) => `export type ${name} = ${named(text, name)};\n`).join('');
  }
  return { membersOf, eventsOf, writeOut };
}

/** The compiler lists words in the order in which it met them, which changes with the code around. */
const inOrder = (text) => text.replace(/'[^']*'( \| '[^']*')+/g, (words) => words.split(' | ').sort().join(' | '));

const oneLine = (text) => text.replace(/\s+/g, ' ').replaceAll(';}', '; }');
