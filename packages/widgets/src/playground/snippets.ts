import { frameOf } from './frame.ts';
import { controls } from './promised.ts';
import type { Release } from './release.ts';
import { inOrder, type Kit, type Settings } from './settings.ts';
import { propertyOf } from './tokens.ts';

/** What a snippet is made of. */
export interface Sketch extends Settings {
  /** Where the product is. */
  origin: string;
  release: Release | null;
  /** Words of the link that is read without script. */
  fallback: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const tagOf = ({ widget }: Sketch) => `corredor-${widget}`;
const doorOf = ({ widget, values }: Sketch) =>
  widget === 'directory' && values.target === 'inline' ? 'elements' : widget;
const camel = (name: string) => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Attributes in one line where they fit, else each in its own. */
function open(tag: string, attributes: readonly string[], indent = '') {
  const line = [tag, ...attributes].join(' ');
  return line.length < 90 ? `<${line}` : `<${tag}${attributes.map((one) => `\n${indent}  ${one}`).join('')}`;
}
const markupOf = (attributes: readonly [string, string][]) =>
  attributes.map(([name, text]) => (text === '' ? name : `${name}="${escaped(text)}"`));

function element(sketch: Sketch, { withBase = false, indent = '', content = '' }) {
  const given = inOrder(sketch);
  const base: [string, string][] = withBase && !sketch.values['api-base'] ? [['api-base', sketch.origin]] : [];
  const tag = tagOf(sketch);
  const inner = content ? `\n${indent}  ${content}\n${indent}` : '';
  return `${indent}${open(tag, markupOf([...base, ...given]), indent)}>${inner}</${tag}>`;
}

function rules(sketch: Sketch, selector: string, indent = '') {
  const lines = Object.entries(sketch.theme).map(([name, value]) => `${indent}  ${propertyOf(name)}: ${value};`);
  return lines.length > 0 ? `${indent}${selector} {\n${lines.join('\n')}\n${indent}}` : '';
}

/** The link that people follow without script. */
function fallbackLink({ widget, values, origin, fallback }: Sketch) {
  const path = widget === 'profile' ? `/${encodeURIComponent(values.alias ?? '')}` : '/search';
  return `<a href="${escaped(origin + path)}">${escaped(fallback)}</a>`;
}

function script(sketch: Sketch) {
  const { origin, release, isPinned } = sketch;
  const file = `${doorOf(sketch)}.js`;
  const integrity = release?.files[file]?.integrity;
  if (!isPinned || !release || !integrity) return `<script async src="${origin}/widgets/v1/loader.js"></script>`;
  const src = `${origin}/widgets/${release.version}/${file}`;
  return `<script type="module" crossorigin="anonymous"\n  src="${src}"\n  integrity="${integrity}"></script>`;
}

const blocks = (...parts: string[]) => parts.filter(Boolean).join('\n');

function html(sketch: Sketch) {
  const styles = rules(sketch, tagOf(sketch), '  ');
  return blocks(
    script(sketch),
    styles && `<style>\n${styles}\n</style>`,
    element(sketch, { content: fallbackLink(sketch) }),
  );
}

/** A block for HTML of one's own takes what any page takes. */
const wordpress = (sketch: Sketch) => `<!-- wp:html -->\n${html(sketch)}\n<!-- /wp:html -->`;

function react(sketch: Sketch) {
  const name = sketch.widget === 'directory' ? 'BrokerDirectory' : 'BrokerProfile';
  const base: [string, string][] = sketch.values['api-base'] ? [] : [['api-base', sketch.origin]];
  const props = [...base, ...inOrder(sketch)].flatMap(([attribute, text]) => toProp(sketch, attribute, text));
  const styles = rules(sketch, '.brokers');
  const view = `${open(name, props, styles ? '    ' : '  ')} />`;
  const body = styles ? `  <div className="brokers">\n    ${view}\n  </div>` : `  ${view}`;
  return [
    `import { ${name} } from '@corredor/widgets/react';\nimport '@corredor/widgets/styles.css';`,
    `export const Brokers = () => (\n${body}\n);`,
    styles && `/* in your style sheet */\n${styles}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function toProp({ widget }: Sketch, attribute: string, text: string): string[] {
  const control = controls[widget].find(({ name }) => name === attribute);
  // React draws at once; whoever wants to wait wraps it.
  if (attribute === 'loading') return [];
  const name = attribute === 'filters' ? 'visibleFilters' : camel(attribute);
  const isList = control?.kind === 'words' || control?.kind === 'list';
  if (control?.kind === 'flag') return [name];
  if (control?.kind === 'number' || control?.isNumber) return [`${name}={${Number(text)}}`];
  if (isList)
    return [
      `${name}={[${listOf(text)
        .map((one) => `'${one.replaceAll("'", "\\'")}'`)
        .join(', ')}]}`,
    ];
  return [/["{}\\]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`];
}
const listOf = (text: string) =>
  text === 'none' ? [] : text.split(text.includes(',') ? /\s*,\s*/ : /\s+/).filter(Boolean);

function vue(sketch: Sketch) {
  const styles = rules(sketch, tagOf(sketch));
  return blocks(
    `<!-- vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('corredor-') } } }) -->`,
    `<script setup>\nimport '@corredor/widgets/elements';\n</script>\n`,
    `<template>\n${element(sketch, { withBase: true, indent: '  ' })}\n</template>`,
    styles && `\n<style>\n${styles}\n</style>`,
  );
}

const inTemplate = (text: string) => text.replace(/[\\`$]/g, '\\$&');
/** Two braces would begin code, also in an attribute; said by code they are text. */
const withoutCode = (markup: string) =>
  markup.replace(
    /(?<= )([\w-]+)="([^"]*\{\{[^"]*)"/g,
    (_all, name: string, text: string) => `attr.${name}="${text.replaceAll('{{', "{{ '{{' }}")}"`,
  );

function angular(sketch: Sketch) {
  const styles = rules(sketch, tagOf(sketch), '    ');
  return blocks(
    "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\nimport '@corredor/widgets/elements';\n",
    "@Component({\n  selector: 'app-brokers',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],",
    `  template: \`\n${inTemplate(withoutCode(element(sketch, { withBase: true, indent: '    ' })))}\n  \`,`,
    styles && `  styles: \`\n${inTemplate(styles)}\n  \`,`,
    '})\nexport class BrokersComponent {}',
  );
}

function svelte(sketch: Sketch) {
  const styles = rules(sketch, `:global(${tagOf(sketch)})`, '  ');
  const drawn = element(sketch, { withBase: true }).replace(/[{}]/g, (brace) => (brace === '{' ? '&#123;' : '&#125;'));
  return blocks(
    `<script>\n  import '@corredor/widgets/elements';\n</script>\n`,
    drawn,
    styles && `\n<style>\n${styles}\n</style>`,
  );
}

function iframe(sketch: Sketch) {
  const { address } = frameOf(sketch);
  const title = escaped(sketch.values.label ?? sketch.fallback);
  return `<iframe src="${escaped(address)}" title="${title}"\n  loading="lazy" style="width: 100%; height: 720px; border: 0"></iframe>`;
}

const writers: Record<Kit, (sketch: Sketch) => string> = { html, react, vue, angular, svelte, wordpress, iframe };

/** What a partner copies into its page. */
export const snippetOf = (sketch: Sketch) => writers[sketch.kit](sketch);
