import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf, hexOf, weakPairs } from './contrast.ts';
import type { WidgetName } from './controls.ts';
import { aSketch } from './playground.fixtures.ts';
import { policyLines } from './policy.ts';
import { controls, eventNames } from './promised.ts';
import { promptOf } from './prompt.ts';
import { readSettings, setValue, writeSettings } from './settings.ts';
import { snippetOf } from './snippets.ts';
import { propertyOf, tokens } from './tokens.ts';

interface Named {
  name: string;
  default?: string;
  type?: { text: string };
}
interface Promised {
  customElement?: boolean;
  tagName: string;
  attributes: Named[];
  events: Named[];
  cssProperties: Named[];
}
const manifest: { modules: { declarations?: Promised[] }[] } = JSON.parse(
  readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8'),
);
const promised = (widget: WidgetName) => {
  const all = manifest.modules.flatMap(({ declarations = [] }) => declarations);
  const found = all.find(({ customElement, tagName }) => customElement && tagName === `corredor-${widget}`);
  if (!found) throw new Error(`Nobody promises a ${widget}.`);
  return found;
};
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

describe.each(['directory', 'profile'] as const)('the playground of the %s', (widget) => {
  it('has a control for every attribute, with the default that the element has', () => {
    expect(names(controls[widget])).toEqual(names(promised(widget).attributes));
    for (const control of controls[widget]) {
      const standard = promised(widget).attributes.find(({ name }) => name === control.name)?.default;
      if (standard && control.kind !== 'flag')
        expect([control.name, control.usual]).toEqual([control.name, standard.replaceAll("'", '')]);
    }
  });

  it('offers every word that a choice knows, and no other', () => {
    for (const { name, type } of promised(widget).attributes) {
      const known = [...(type?.text.matchAll(/'([^']+)'/g) ?? [])].map(([, word]) => word).sort();
      const control = controls[widget].find((one) => one.name === name);
      if (known.length > 1) expect([name, [...(control?.options ?? [])].sort()]).toEqual([name, known]);
    }
  });

  it('hears every event and sets every token', () => {
    expect([...eventNames[widget]].sort()).toEqual(names(promised(widget).events));
    expect(tokens.map(({ name }) => propertyOf(name)).sort()).toEqual(names(promised(widget).cssProperties));
  });
});

describe('what is chosen', () => {
  it('comes back from its address, and nothing else does', () => {
    const search = '?widget=profile&alias=ana&qr=&--color-accent=%230b6e4f&kit=react&width=360&pinned=';
    expect(writeSettings(readSettings(search))).toBe(search);
    expect(readSettings('?evil=1&layout=auto&corredor-query=x&kit=cobol')).toEqual(readSettings(''));
    expect(writeSettings(readSettings(''))).toBe('');
  });

  it('is left out where it says what is usual', () => {
    const set = setValue({}, 'directory', 'layout', 'grid');
    expect(set).toEqual({ layout: 'grid' });
    expect(setValue(set, 'directory', 'layout', 'auto')).toEqual({});
    expect(setValue({ query: 'ana' }, 'directory', 'query', '')).toEqual({});
    expect(setValue({}, 'profile', 'qr', '')).toEqual({ qr: '' });
  });
});

describe('a snippet', () => {
  const search = '?country=EC&page-size=6&filters=city+tags&--radius=4px';

  it('of HTML holds the loader, the tokens, what is not usual, and the link for who has no script', () => {
    expect(snippetOf(aSketch(search))).toBe(`<script async src="https://corredor.example/widgets/v1/loader.js"></script>
<style>
  corredor-directory {
    --corredor-radius: 4px;
  }
</style>
<corredor-directory country="EC" filters="city tags" page-size="6">
  <a href="https://corredor.example/search">Find a broker</a>
</corredor-directory>`);
  });

  it('may name one release with the hash of the file that it needs', () => {
    const pinned = (more: string) => snippetOf(aSketch(`?pinned=${more}`));
    expect(pinned('')).toContain('src="https://corredor.example/widgets/1.2.3/directory.js"');
    expect(pinned('')).toContain('integrity="sha384-directory.js"');
    expect(pinned('&target=inline')).toContain('integrity="sha384-elements.js"');
  });

  it('of React has properties in place of attributes', () => {
    const code = snippetOf(aSketch(`${search}&kit=react`));
    expect(code).toContain('pageSize={6}');
    expect(code).toContain("visibleFilters={['city', 'tags']}");
    expect(code).toContain('apiBase="https://corredor.example"');
    expect(snippetOf(aSketch('?widget=profile&alias=ana&qr=&heading-level=3&kit=react'))).toContain(
      '<BrokerProfile apiBase="https://corredor.example" alias="ana" qr headingLevel={3} />',
    );
  });

  it.each(['vue', 'angular', 'svelte'])('of %s comes from npm and so says where the API is', (kit) => {
    const code = snippetOf(aSketch(`${search}&kit=${kit}`));
    expect(code).toContain("import '@corredor/widgets/elements';");
    expect(code).toContain('api-base="https://corredor.example"');
    expect(code).toContain('--corredor-radius: 4px;');
  });

  it('of WordPress is the HTML of any page in a block of its editor', () => {
    const plain = snippetOf(aSketch(search));
    expect(snippetOf(aSketch(`${search}&kit=wordpress`))).toBe(`<!-- wp:html -->\n${plain}\n<!-- /wp:html -->`);
  });

  it('of Angular leaves no text to be read as code', () => {
    const text = encodeURIComponent('{{1+1}} `x` $ \\n');
    const code = snippetOf(aSketch(`?label=${text}&--font-family=${encodeURIComponent('`x`')}&kit=angular`));
    expect(code).toContain('attr.label="{{ \'{{\' }}1+1}} \\`x\\` \\$ \\\\n"');
    expect(code).toContain('--corredor-font-family: \\`x\\`;');
  });

  it('of a frame has the address of the plain page', () => {
    expect(snippetOf(aSketch('?country=EC&page-size=6&tags=vida,salud+dental&kit=iframe'))).toContain(
      'src="https://corredor.example/embed/directory?country=EC&amp;tags=vida&amp;tags=salud+dental&amp;page_size=6"',
    );
    expect(snippetOf(aSketch('?widget=profile&alias=ana&qr=&kit=iframe'))).toContain('/embed/profile/ana?qr=true"');
  });

  it('cannot be left by what somebody put into the address', () => {
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    for (const kit of ['html', 'vue', 'angular', 'svelte', 'wordpress', 'iframe'])
      expect(snippetOf(aSketch(`?label=${evil}&--radius=${evil}&kit=${kit}`))).not.toContain('><script>alert');
  });
});

describe('the policy', () => {
  const lines = (search: string) => policyLines(aSketch(search));
  it('has three lines for a script of ours, two for code from npm, and one for a frame', () => {
    const reads = ['connect-src https://corredor.example;', 'img-src https://corredor.example;'];
    expect(lines('')).toEqual(['script-src https://corredor.example;', ...reads]);
    expect(lines('?kit=react')).toEqual(reads);
    expect(lines('?kit=iframe')).toEqual(['frame-src https://corredor.example;']);
  });

  it('reads from where the API is said to be', () => {
    expect(lines('?api-base=https%3A%2F%2Feu.example%2F')).toContain('connect-src https://eu.example;');
  });
});

describe('the theme', () => {
  it('is warned of where text would be hard to read', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(weakPairs({}, 'light')).toEqual([]);
    expect(weakPairs({ 'color-accent': '#0b6e4f' }, 'light')).toEqual([]);
    expect(weakPairs({ 'color-accent': '#ffcc00' }, 'light').map(({ text }) => text)).toEqual([
      'color-accent-contrast',
      'color-accent',
    ]);
    expect(weakPairs({ 'color-text': '#333' }, 'dark').length).toBe(2);
    expect([hexOf('#AbC'), hexOf('red')]).toEqual(['#aabbcc', undefined]);
  });
});

it('a prompt holds code, policy and where the rest is told', () => {
  const sketch = aSketch();
  const text = promptOf({
    ...sketch,
    snippet: snippetOf(sketch),
    policy: policyLines(sketch),
    version: sketch.release?.version,
  });
  for (const part of ['<corredor-directory>', 'img-src', '1.2.3', '/widgets/llms.txt']) expect(text).toContain(part);
});
