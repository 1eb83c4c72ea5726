import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeManifest } from './manifest.mjs';
import { playgroundFacts, playgroundWords } from './playground.mjs';
import { readContract } from './readContract.mjs';
import { between, guideReference, programReference } from './reference.mjs';

const widgets = 'packages/widgets';
const playground = `${widgets}/src/playground`;

/** Every file in which people or programs read what the elements take: its place, and its text as it should be. */
export async function makeElementPages(root) {
  const contract = await readContract();
  const manifest = makeManifest(contract);
  const makers = {
    [`${widgets}/custom-elements.json`]: () => `${JSON.stringify(manifest, null, 2)}\n`,
    [`${playground}/promised.ts`]: () => playgroundFacts(contract),
    [`${playground}/messages/en.json`]: (text) => playgroundWords(text, contract, 'en'),
    [`${playground}/messages/es.json`]: (text) => playgroundWords(text, contract, 'es'),
    'docs/partners-guide.md': (text) => between(text, guideReference(contract, manifest, 'en')),
    'docs/guia-para-socios.md': (text) => between(text, guideReference(contract, manifest, 'es')),
    'apps/host/public/widgets/llms.txt': (text) => between(text, programReference(contract, manifest)),
  };
  const made = Object.entries(makers).map(([path, make]) => {
    const place = join(root, path);
    return [place, make(existsSync(place) ? readFileSync(place, 'utf8') : '')];
  });
  return Object.fromEntries(made);
}
