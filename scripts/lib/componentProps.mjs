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
    props: props ? propsOf(checker, props, declaration) : [],
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
        file: relative(process.cwd(), declarations.find(isOurs).getSourceFile().fileName),
      },
    ];
  });
}

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
