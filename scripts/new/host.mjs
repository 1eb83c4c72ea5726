import { aWord } from './names.mjs';

/** The two modules that the router loads. */
export const hostFiles = ({ name, plural, Type, Types, en }) => [
  {
    file: `apps/host/src/routes/${plural}.tsx`,
    text: `export { ${Types}Screen as Component } from '@corredor/widgets/screens/${Types}Screen';\n`,
  },
  {
    file: `apps/host/src/routes/${name}.tsx`,
    text: `import { ${Type}Screen } from '@corredor/widgets/screens/${Type}Screen';
import { recordPage } from '../parts/recordPage.tsx';

/** Makes ${aWord(en.one)}, or shows the one that the address names, perhaps with its form open. */
export const Component = recordPage(${Type}Screen);
`,
  },
];
