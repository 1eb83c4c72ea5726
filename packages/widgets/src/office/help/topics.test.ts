import { everyRecord, kinds } from '@corredor/core/records';
import { describe, expect, it } from 'vitest';
import { findTopics, isHelpLink, loadTopics } from './topics.ts';

describe('the help', () => {
  it('has the same topics, parts and links in both languages', async () => {
    const shape = (topics: Awaited<ReturnType<typeof loadTopics>>) =>
      topics.map(({ id, blocks }) => ({
        id,
        blocks: blocks.map(({ link, steps, list }) => [link ?? null, steps?.length ?? 0, list?.length ?? 0]),
      }));
    const es = await loadTopics('es');
    const en = await loadTopics('en');
    expect(shape(es)).toEqual(shape(en));
    expect(new Set(es.map(({ id }) => id)).size).toBe(es.length);
    for (const { blocks } of es) for (const { link } of blocks) if (link) expect(isHelpLink(link), link).toBe(true);
  });

  it('leads to the list of every kind of record that somebody may keep', async () => {
    const links = (await loadTopics('en')).flatMap(({ blocks }) => blocks.flatMap(({ link }) => link ?? []));
    const lists = kinds.flatMap((kind) => {
      const { may, pages } = everyRecord[kind];
      return may && pages ? [pages.list] : [];
    });
    expect(lists.filter((list) => !links.includes(list))).toEqual([]);
  });

  it('is found by any words, whatever the accents', async () => {
    const topics = await loadTopics('es');
    const found = (query: string) => findTopics(topics, query).map(({ id }) => id);
    expect(found('renovacion zzz')).toEqual([]);
    expect(found('PÓLIZA masiva')).toContain('groups');
    expect(found('')).toHaveLength(topics.length);
  });
});
