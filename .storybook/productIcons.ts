import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'virtual:product-icons';
const imported = /import \{([^}]+)\} from 'lucide-react'/g;

/** The drawings that the product's own sources import, by name, with the number of files that do. */
function usedIcons() {
  const files = globSync('packages/{ui,widgets}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(stories|test|fixtures)\./.test(file),
  );
  const uses = new Map<string, number>();
  for (const file of files)
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(imported))
      for (const entry of list.split(',').map((one) => one.trim()))
        if (entry && !entry.startsWith('type ')) {
          const icon = entry.split(' as ')[0] ?? entry;
          uses.set(icon, (uses.get(icon) ?? 0) + 1);
        }
  return [...uses].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Lets the page of icons import what the product really draws, and nothing else of the set. */
export const productIcons = (): Plugin => ({
  name: 'product-icons',
  resolveId: (id) => (id === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null;
    const icons = usedIcons();
    const entries = icons.map(([icon, uses]) => `{ name: '${icon}', drawing: ${icon}, uses: ${uses} }`);
    return `import { ${icons.map(([icon]) => icon).join(', ')} } from 'lucide-react';\nexport const icons = [${entries.join(', ')}];`;
  },
});
