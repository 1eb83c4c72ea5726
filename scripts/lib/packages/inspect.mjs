import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Lets publint and attw (set up in .attw.json) judge the tarballs, and refuses files that nobody meant to publish. */
export async function inspect(packed) {
  const complaints = await Promise.all(
    packed.map(async (one) => [...(await lint(one)), ...(await checkTypes(one)), ...strangers(one)]),
  );
  for (const complaint of complaints.flat()) console.error(complaint);
  return complaints.flat().length;
}

async function lint({ name, tarball }) {
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  return messages.map((message) => `publint, ${name}: ${formatMessage(message, pkg)}`);
}

function checkTypes({ name, tarball }) {
  return new Promise((answer) => {
    const child = spawn('attw', [tarball]);
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.on('exit', (code) => answer(code === 0 ? [] : [`attw, ${name}:\n${said}`]));
  });
}

/** Sources, tests, stories and what tests know of a package stay at home. */
const never = /(^|\/)(src|testing|scenarios)\/|\.(test|stories)\.|(?<!\.d)\.tsx?$|\.map$/;

/** Of the widgets nothing but the entry points, and the types that these show. */
const widgets = [
  /^(react|elements)\/[\w-]+\.js$/,
  /^(react|elements|public\/(directory|profile|embed))\/[\w.]+\.d\.ts$/,
  /^public\/(directory|profile)\/messages\/es\.d\.ts$/,
  /^(types\/(jsx|vue)\.d\.ts|messages\/(es|en)\.json|styles\.css(\.d\.ts)?)$/,
  /^(package|custom-elements|vscode\.html-custom-data|web-types)\.json$/,
  /^((README|CHANGELOG)\.md|LICENSE)$/,
];
/** What Storybook draws machines with. */
const drawings = /^charts\//;
const isStrange = (name, file) =>
  never.test(file) ||
  (name === 'machines' && drawings.test(file)) ||
  (name === 'widgets' && !widgets.some((one) => one.test(file)));

const strangers = ({ name, files }) => [
  ...files.filter((file) => isStrange(name, file)).map((file) => `${name} would publish ${file}.`),
  ...['package.json', 'README.md'].filter((file) => !files.includes(file)).map((file) => `${name} lacks ${file}.`),
];
