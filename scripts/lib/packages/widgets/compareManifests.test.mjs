import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { nextRelease, waitingChanges } from '../changesets.mjs';
import { breakingChanges } from './compareManifests.mjs';

const schema = createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json');

const manifest = (facts, tagName = 'corredor-directory') => ({
  modules: [{ declarations: [{ kind: 'class', name: 'Element', customElement: true, tagName, ...facts }] }],
});
const attribute = (name, text) => manifest({ attributes: [{ name, type: { text } }] });
const method = (...parameters) =>
  manifest({ members: [{ kind: 'method', name: 'search', parameters, return: { type: { text: 'Promise<void>' } } }] });

describe('the contract of the elements', () => {
  it('may grow', () => {
    const before = attribute('layout', "'list' | 'grid'");
    const now = manifest({
      attributes: [...before.modules[0].declarations[0].attributes, { name: 'sort', type: { text: 'string' } }],
      cssParts: [{ name: 'root' }],
    });
    expect(breakingChanges(before, now)).toEqual([]);
    expect(breakingChanges(before, attribute('layout', "'list' | 'grid' | 'auto'"))).toEqual([]);
  });

  it('breaks where something is gone', () => {
    expect(breakingChanges(attribute('layout', 'string'), manifest({}))).toEqual([
      '<corredor-directory>, attribute layout is gone.',
    ]);
    expect(breakingChanges(manifest({ cssParts: [{ name: 'chip' }] }), manifest({}))).toEqual([
      '<corredor-directory>, part chip is gone.',
    ]);
    expect(breakingChanges(manifest({ slots: [{ name: '' }] }), manifest({}))).toEqual([
      '<corredor-directory>, slot (default) is gone.',
    ]);
    expect(breakingChanges(manifest({}), manifest({}, 'corredor-list'))).toEqual(['<corredor-directory> is gone.']);
  });

  it('breaks where an attribute takes less, or what is told is told otherwise', () => {
    expect(breakingChanges(attribute('layout', "'list' | 'grid'"), attribute('layout', "'list'"))).toEqual([
      "<corredor-directory>, attribute layout was 'list' | 'grid' and is 'list'.",
    ]);
    const event = (text) => manifest({ events: [{ name: 'corredor-results', type: { text } }] });
    expect(breakingChanges(event('number'), event('number | string'))).toHaveLength(1);
    const state = (text) => manifest({ members: [{ kind: 'field', name: 'state', readonly: true, type: { text } }] });
    expect(breakingChanges(state("'ready'"), state("'ready' | 'empty'"))).toHaveLength(1);
  });

  it('breaks where a method takes or answers something else', () => {
    const query = { name: 'query', optional: true, type: { text: 'string' } };
    expect(breakingChanges(method(query), method(query))).toEqual([]);
    expect(breakingChanges(method(query), method({ ...query, optional: false }))).toEqual([
      '<corredor-directory>, member search was (string?) => Promise<void> and is (string) => Promise<void>.',
    ]);
  });
});

describe('the contract that was released', () => {
  const released = JSON.parse(readFileSync('packages/widgets/custom-elements.released.json', 'utf8'));
  const current = JSON.parse(readFileSync('packages/widgets/custom-elements.json', 'utf8'));

  it('is kept, or a major release waits that says so', () => {
    const isMajor = nextRelease(waitingChanges(), '@corredor/widgets') === 'major';
    expect(isMajor ? [] : breakingChanges(released, current)).toEqual([]);
  });

  it('is written as the standard says', () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(schema, 'utf8')));
    validate(current);
    expect(validate.errors ?? []).toEqual([]);
  });
});
