import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { fingerprint } from './fingerprint.mjs';
import { entryPoints } from './rooms.mjs';

/** The published React components of the widgets; their other entry points are elements and helpers. */
const widgetRooms = { react: 'packages/widgets/src/react/index.ts' };

const isOurs = (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');
const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** All that the compiler reads for it, and what reads it. */
const inputs = () => [
  ...globSync('packages/*/{src,package.json,tsconfig.json}').toSorted(),
  ...['tsconfig.base.json', 'pnpm-lock.yaml', 'scripts/lib/componentProps.mjs', 'scripts/lib/rooms.mjs'],
];
const kept = '.build/components.json';

/**
 * Every component that somebody who installed the packages can use, with the props that our source declares; those that it takes over
 * from the DOM or from react-aria are described there. Storybook and its test ask the same, and a program of the compiler takes its
 * time, so the answer is kept for as long as nothing changed.
 */
export function readComponents() {
  const hash = fingerprint(inputs());
  const last = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  if (last.hash === hash) return last.components;
  const components = compileComponents();
  mkdirSync('.build', { recursive: true });
  // Whoever reads meanwhile finds the old or the new, never half of it.
  const own = `${kept}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ hash, components }));
  renameSync(own, kept);
  return components;
}

function compileComponents() {
  const rooms = [
    ...Object.entries(entryPoints('ui')).map(([room, file]) => [`@corredor/ui/${room}`, file]),
    ...Object.entries(widgetRooms).map(([room, file]) => [`@corredor/widgets/${room}`, file]),
  ].filter(([, file]) => /\.tsx?$/.test(file));
  const config = ts.getParsedCommandLineOfConfigFile(
    'packages/widgets/tsconfig.json',
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const program = ts.createProgram([...rooms.map(([, file]) => file), ...globSync('packages/*/src/*.d.ts')], {
    ...config.options,
    composite: false,
    incremental: false,
  });
  const checker = program.getTypeChecker();
  const found = new Map();
  for (const [room, file] of rooms) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const component = componentOf(checker, exported.name, symbol);
      // A component may be offered by several rooms; two may bear one name.
      if (component && !found.has(symbol)) found.set(symbol, { room, ...component });
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function componentOf(checker, name, symbol) {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !/^[A-Z]/.test(name)) return null;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signature = type.getCallSignatures()[0];
  if (!signature || signature.parameters.length > 2) return null;
  const answer = checker.typeToString(signature.getReturnType());
  if (!/Element|ReactNode|null/.test(answer)) return null;
  const [parameter] = signature.parameters;
  const props = parameter ? checker.getTypeOfSymbolAtLocation(parameter, declaration) : null;
  return {
    name,
    file: relative(process.cwd(), declaration.getSourceFile().fileName),
    description: textOf(checker, symbol),
    props: props ? withDefaults(propsOf(checker, props, declaration), defaultsOf(checker, declaration)) : [],
    inherited: props ? inheritedOf(checker, props) : [],
  };
}

const textOf = (checker, symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

const optionsOf = (type) => (type.isUnion() ? type.types : [type]);
const isDeclaredHere = (property) => (property.declarations ?? []).some(isOurs);

/** The names of the props that come from elsewhere. */
const inheritedOf = (checker, type) => [
  ...new Set(
    optionsOf(type).flatMap((one) =>
      checker.getPropertiesOfType(one).flatMap((property) => (isDeclaredHere(property) ? [] : property.name)),
    ),
  ),
];

function propsOf(checker, type, place) {
  const options = optionsOf(type);
  const names = [...new Set(options.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name)))];
  return names.flatMap((name) => {
    const found = options.flatMap((one) => checker.getPropertyOfType(one, name) ?? []);
    const declarations = found.flatMap((one) => one.declarations ?? []);
    if (!declarations.some(isOurs)) return [];
    const types = found.map((one) => typeOf(checker, one, place));
    return [
      {
        name,
        type: [...new Set(types)].join(' | '),
        isOptional: found.length < options.length || found.some((one) => (one.flags & ts.SymbolFlags.Optional) !== 0),
        description: found.map((one) => textOf(checker, one)).find(Boolean) ?? '',
        default: found.map(toldDefault).find(Boolean),
        file: relative(process.cwd(), declarations.find(isOurs).getSourceFile().fileName),
      },
    ];
  });
}

/** What a prop's tag `@default` says. */
const toldDefault = (property) =>
  ts.displayPartsToString(property.getJsDocTags().find(({ name }) => name === 'default')?.text ?? []).trim() ||
  undefined;

const withDefaults = (props, defaults) =>
  props.map((prop) => ({ ...prop, default: prop.default ?? (prop.isOptional ? defaults.get(prop.name) : undefined) }));

/**
 * The values that the code gives to props left out: where the component takes them apart, in the recipe of the look to which it hands them, and in the
 * components and hooks of ours to which it hands them on.
 */
function defaultsOf(checker, declaration, depth = 0) {
  const code = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const [parameter] = code?.parameters ?? [];
  const defaults = new Map();
  if (!parameter || depth > 3) return defaults;
  /** The names by which all props, or all the others, are known. */
  const wholes = new Set(ts.isIdentifier(parameter.name) ? [parameter.name.text] : []);
  /** The prop that a name in the code stands for. */
  const propOf = new Map();
  const add = (prop, value) => prop && value && !defaults.has(prop) && defaults.set(prop, value);
  const takeApart = ({ elements }) => {
    for (const { name, propertyName, initializer, dotDotDotToken } of elements) {
      if (!ts.isIdentifier(name)) continue;
      if (dotDotDotToken) wholes.add(name.text);
      else propOf.set(name.text, (propertyName ?? name).getText());
      if (initializer && isShort(initializer)) add((propertyName ?? name).getText(), initializer.getText());
    }
  };
  /** The prop that is handed on as it is: `size`, or `props.size`. */
  const handed = (value) => {
    if (!value) return undefined;
    if (ts.isPropertyAccessExpression(value))
      return wholes.has(value.expression.getText()) ? value.name.text : undefined;
    return propOf.get(value.getText());
  };
  const handOn = (inner, attributes) => {
    const told = new Set(attributes.flatMap((one) => (isSpread(one) ? [] : [one.name?.getText()])));
    for (const one of attributes)
      if (!isSpread(one)) add(handed(givenBy(one)), inner.get(one.name?.getText()));
      else if (wholes.has(one.expression.getText()))
        for (const [prop, value] of inner)
          if (!told.has(prop) && ![...propOf.values()].includes(prop)) add(prop, value);
  };
  const walk = (node) => {
    const isTakenApart =
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer !== undefined &&
      wholes.has(node.initializer.getText());
    if (isTakenApart) takeApart(node.name);
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const inner = symbolOf(checker, node.tagName)?.valueDeclaration;
      if (inner && isOurs(inner)) handOn(defaultsOf(checker, inner, depth + 1), [...node.attributes.properties]);
    }
    if (ts.isCallExpression(node)) {
      const [given] = node.arguments;
      const called = symbolOf(checker, node.expression)?.valueDeclaration;
      if (given && ts.isObjectLiteralExpression(given)) handOn(looksOf(called), [...given.properties]);
      else if (given && called && isOurs(called) && wholes.has(given.getText()))
        for (const [prop, value] of defaultsOf(checker, called, depth + 1)) add(prop, value);
    }
    ts.forEachChild(node, walk);
  };
  if (ts.isObjectBindingPattern(parameter.name)) takeApart(parameter.name);
  if (code.body) walk(code.body);
  return defaults;
}

const isSpread = (one) => ts.isJsxSpreadAttribute(one) || ts.isSpreadAssignment(one);
const givenBy = (one) =>
  ts.isShorthandPropertyAssignment(one) ? one.name : (one.initializer?.expression ?? one.initializer);

function symbolOf(checker, name) {
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(name) ? name.name : name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const isShort = (value) =>
  (ts.isStringLiteral(value) && value.text !== '') ||
  ts.isNumericLiteral(value) ||
  ts.isPrefixUnaryExpression(value) ||
  value.kind === ts.SyntaxKind.TrueKeyword ||
  value.kind === ts.SyntaxKind.FalseKeyword;

/** The usual variants of a recipe. */
function looksOf(declaration) {
  const recipe = declaration?.initializer;
  if (!recipe || !ts.isCallExpression(recipe) || recipe.expression.getText() !== 'recipe') return new Map();
  const variants = propertyOf(recipe.arguments[0], 'defaultVariants')?.properties ?? [];
  return new Map(
    variants.flatMap((one) =>
      one.initializer && isShort(one.initializer) ? [[one.name.getText(), one.initializer.getText()]] : [],
    ),
  );
}

const propertyOf = (object, name) => object?.properties?.find((one) => one.name?.getText() === name)?.initializer;

/** As the source writes it; a choice among a few words as those words, in an order that does not depend on what else was read. */
function typeOf(checker, property, place) {
  const type = checker.getTypeOfSymbolAtLocation(property, place);
  const wanted = property.flags & ts.SymbolFlags.Optional ? checker.getNonNullableType(type) : type;
  if (wanted.isUnion() && wanted.types.length <= 8 && wanted.types.every((one) => one.isLiteral()))
    return wanted.types
      .map((one) => checker.typeToString(one, place, flags))
      .sort()
      .join(' | ');
  const written = property.declarations?.find(isOurs)?.type?.getText();
  if (!written || /\btypeof\b/.test(written)) return checker.typeToString(wanted, place, flags);
  return written
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
}
