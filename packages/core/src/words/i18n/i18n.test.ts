import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permissionParts, seededRoles, shownPermissions } from '../../identity/permissions/index.ts';
import { type MenuEntry, menuItems } from '../../places/menu/index.ts';
import { branchGroupNames, branchGroups } from '../../portfolio/branches/index.ts';
import { customerWords } from '../../portfolio/customers/index.ts';
import { paymentFrequencies, policyTransitions, policyWords } from '../../portfolio/policies/index.ts';
import { catalogue, message } from '../catalogue/index.ts';
import {
  acceptedLanguages,
  endOnce,
  isLanguage,
  keptLanguage,
  languages,
  loadBasics,
  loadCatalogue,
  pickLanguage,
} from './index.ts';

const leaves = (tree: object, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : [[path + key, value]],
  );
const es = new Map(leaves(catalogue.es));
const en = new Map(leaves(catalogue.en));

describe('the catalogue', () => {
  it('has the same keys in both languages', () => {
    expect([...es.keys()]).toEqual([...en.keys()]);
  });

  it('has no empty word, and the same blanks to fill in', () => {
    const blanks = (text: unknown) => String(text).match(/\{\{\w+\}\}/g) ?? [];
    for (const [key, text] of es) {
      expect(String(text).trim(), key).not.toBe('');
      expect(String(en.get(key)).trim(), key).not.toBe('');
      expect(blanks(text), key).toEqual(blanks(en.get(key)));
    }
  });

  it('keeps the quoted English strings word for word', () => {
    for (const quoted of [
      'You must accept the terms and conditions',
      'An error occurred',
      'An unexpected error occurred',
      'An error occurred during the operation you are attempting to execute.',
      'Communication error with the server.',
      "You don't have permission to access to this resource",
      'Something went wrong',
      'Menu Items Error',
      'Menu item error',
      'Unknown message type!',
      'Message sent',
    ]) {
      expect([...en.values()]).toContain(quoted);
    }
  });

  it('names every word of the domain', () => {
    const titles = (menu: readonly MenuEntry[]): string[] =>
      menu.flatMap((entry) => (entry.type === 'item' ? [entry.title] : [entry.title, ...titles(entry.children)]));
    const keys = [
      ...titles(menuItems),
      ...Object.entries(policyWords).flatMap(([word, values]) =>
        values.map((value) => `${word === 'status' ? 'policyStatus' : word}.${value}`),
      ),
      ...Object.entries(customerWords).flatMap(([word, values]) =>
        values.map((value) => `${word === 'role' ? 'customerRole' : word}.${value}`),
      ),
      ...policyTransitions.map(({ action }) => `policyAction.${action}`),
      ...paymentFrequencies.map((months) => `frequency.${months}`),
      ...branchGroups.map((group) => `branchGroup.${group}`),
      ...shownPermissions
        .map(permissionParts)
        .flatMap((parts) => [`permissionAction.${parts.action}`, `permissionModel.${parts.model}`]),
      ...seededRoles.map(({ code }) => `role.${code}`),
    ];
    expect(keys.filter((key) => !en.has(key))).toEqual([]);
  });

  it('agrees with the names that seeds use', () => {
    for (const group of branchGroups) {
      expect(es.get(`branchGroup.${group}`)).toBe(branchGroupNames[group].es);
      expect(en.get(`branchGroup.${group}`)).toBe(branchGroupNames[group].en);
    }
    for (const { code, name } of seededRoles) {
      expect([es.get(`role.${code}`), en.get(`role.${code}`)]).toEqual([name.es, name.en]);
    }
  });
});

describe('message', () => {
  it('writes words with their blanks filled in', () => {
    expect(message('es', 'policyStatus.expired')).toBe('Vencida');
    expect(message('en', 'validation.selectInColumn', { column: 'Limit' })).toBe('Select a value in the column Limit');
    expect(message('en', 'validation.selectInColumn')).toContain('{{column}}');
  });
});

describe('a sentence that ends with a name', () => {
  it.each([
    ['Hello {{name}}.', 'Rosa Cía. Ltda.', 'Hello {{name}}'],
    ['Hello {{name}}. Bye.', 'S.A.', 'Hello {{name}} Bye.'],
    ['Hello {{name}}.', 'Rosa', 'Hello {{name}}.'],
    ['{{name}}.pdf', 'S.A.', '{{name}}.pdf'],
    ['{{name}}...', 'S.A.', '{{name}}...'],
  ])('%s with %s has one full stop', (sentence, name, kept) => {
    expect(endOnce(sentence, { name })).toBe(kept);
  });
  it('is written so everywhere', () => {
    expect(message('es', 'validation.selectInColumn', { column: 'No.' })).not.toContain('..');
  });
});

describe('languages', () => {
  it('knows what a browser keeps only as one of ours', () => {
    expect(['es', 'en', 'es-EC', 'xx', null].map(keptLanguage)).toEqual(['es', 'en', null, null, null]);
  });

  it('applies a stored value only if it is ours', () => {
    expect(['es', 'en', 'fr', '', null, 'ES'].filter(isLanguage)).toEqual(['es', 'en']);
  });

  it('takes the first wish that it can fulfil, else English', () => {
    expect(pickLanguage(['fr', 'es-EC', 'en'])).toBe('es');
    expect(pickLanguage([null, undefined, 'EN_us'])).toBe('en');
    expect(pickLanguage(['fr'])).toBe('en');
  });

  it('reads Accept-Language by strength', () => {
    expect(acceptedLanguages('fr;q=0.5, es-EC, en;q=0.8, de;q=0')).toEqual(['es-EC', 'en', 'fr']);
    fc.assert(fc.property(fc.string(), (header) => isLanguage(pickLanguage(acceptedLanguages(header)))));
  });
});

it('loads the words of one language, those that every page needs by themselves', async () => {
  for (const language of languages)
    expect({ ...(await loadBasics(language)), ...(await loadCatalogue(language)) }).toEqual(catalogue[language]);
});
