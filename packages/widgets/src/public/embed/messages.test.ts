import { describe, expect, it } from 'vitest';
import directoryEn from '../directory/messages/en.json';
import directoryEs from '../directory/messages/es.json';
import profileEn from '../profile/messages/en.json';
import profileEs from '../profile/messages/es.json';

const blanks = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
const features = [
  { feature: 'directory', es: directoryEs, en: directoryEn },
  { feature: 'profile', es: profileEs, en: profileEn },
];

describe.each(features)('the words of $feature', ({ es, en }) => {
  const english = new Map(Object.entries(en));

  it('are the same in both languages, in the same order', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
  });

  it('are never empty, and have the same blanks to fill in', () => {
    for (const [id, text] of Object.entries(es)) {
      expect(text.trim() && english.get(id)?.trim(), id).toBeTruthy();
      expect(blanks(text), id).toEqual(blanks(english.get(id)));
    }
  });

  it('have a word for one and a word for others', () => {
    for (const id of Object.keys(es).filter((one) => one.endsWith('.one')))
      expect(Object.keys(es)).toContain(id.replace('.one', '.other'));
  });
});
