import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('packages/widgets/custom-elements.json', 'utf8'));
const elements = manifest.modules.flatMap(({ declarations = [] }) => declarations).filter((one) => one.customElement);
const guides = ['docs/partners-guide.md', 'docs/guia-para-socios.md'].map((file) => readFileSync(file, 'utf8'));

/** The tables under a heading of the third level, each as the names in its first column. */
const tablesUnder = (guide, heading) =>
  (guide.split(`\n### ${heading}\n`)[1]?.split(/\n### /)[0] ?? '')
    .split(/\n#### /)
    .map((part) => [...part.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name));
const namesOf = (list) => list.flatMap(({ name }) => name || []);
const members = ({ attributes, members: all }, kind) =>
  all.filter((one) => one.kind === kind && !one.static && !attributes.some(({ fieldName }) => fieldName === one.name));

describe('what an assistant is told', () => {
  const told = readFileSync('apps/host/public/widgets/llms.txt', 'utf8');

  it.each(elements.map((element) => [element.tagName, element]))(
    'names everything that %s promises',
    (tag, element) => {
      const part = told.split(`## <${tag}>`)[1]?.split('\n## ')[0] ?? '';
      const named = [...part.matchAll(/^- `([^`(]+)/gm)].map(([, name]) => name);
      const { attributes, events, slots, cssParts, cssStates } = element;
      const promised = [
        ...namesOf(attributes),
        ...namesOf(members(element, 'field')),
        ...namesOf(members(element, 'method')),
        ...namesOf(events),
        ...namesOf(slots),
        ...namesOf(cssParts),
      ];
      expect(named).toEqual([...promised, ...namesOf(cssStates).map(() => ':state')]);
    },
  );

  it('names every token', () => {
    const named = [...told.matchAll(/^- `(--corredor-[a-z-]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual(namesOf(elements[0].cssProperties));
  });
});

describe.each(guides)("the partner's guide", (guide) => {
  it.each(elements.map((element) => [element.tagName, element]))(
    'tells everything that %s promises',
    (tag, element) => {
      const [, attributes, properties, methods, events, slots, parts, states] = tablesUnder(guide, `\`<${tag}>\``);
      expect(attributes).toEqual(namesOf(element.attributes));
      expect(properties).toEqual(namesOf(members(element, 'field')));
      expect(methods.map((call) => call.split('(')[0])).toEqual(namesOf(members(element, 'method')));
      expect(events).toEqual(namesOf(element.events));
      expect(slots).toEqual(namesOf(element.slots));
      expect(parts).toEqual(namesOf(element.cssParts));
      expect(states).toEqual(namesOf(element.cssStates).map((name) => `:state(${name})`));
    },
  );

  it('tells every token', () => {
    const named = [...guide.matchAll(/^\| `(--corredor-[a-z-]+)` +\|/gm)].map(([, name]) => name);
    expect(named).toEqual(namesOf(elements[0].cssProperties));
  });
});
