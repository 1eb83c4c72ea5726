import { describe, expect, it } from 'vitest';
import { helpTopicOf, helpTopics } from './helpTopics.ts';

const contents = import.meta.glob<{ id: string }[]>('../office/help/content/*.json', {
  import: 'default',
  eager: true,
});

describe('the help of a page', () => {
  it.each(Object.entries(contents))('is a topic of %s', (_file, known) => {
    const ids = known.map(({ id }) => id);
    expect(Object.values(helpTopics).filter((topic) => !ids.includes(topic))).toEqual([]);
  });

  it('is none in particular where a page has no topic, or nobody is on one', () => {
    expect([helpTopicOf('policies'), helpTopicOf('dashboard'), helpTopicOf(undefined)]).toEqual([
      'policies',
      undefined,
      undefined,
    ]);
  });
});
