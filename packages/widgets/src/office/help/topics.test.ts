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
    const en = await loadTopics('en-GB');
    expect(shape(es)).toEqual(shape(en));
    expect(new Set(es.map(({ id }) => id)).size).toBe(es.length);
    for (const { blocks } of es) for (const { link } of blocks) if (link) expect(isHelpLink(link), link).toBe(true);
  });

  it('is spelled as in the United States for a brokerage there, and leads to the same places', async () => {
    const [written, spelled] = [await loadTopics('en-GB'), await loadTopics('en-US')];
    const saysBritish = (topics: typeof written) =>
      topics.some(({ id: _anchor, ...topic }) => /instalment|cancelled|cheque/i.test(JSON.stringify(topic)));
    expect([saysBritish(written), saysBritish(spelled)]).toEqual([true, false]);
    const places = (topics: typeof written) =>
      topics.map(({ id, blocks }) => [id, blocks.map(({ link }) => link ?? null)]);
    expect(places(spelled)).toEqual(places(written));
  });

  it('leads to the list of every kind of record that somebody may keep', async () => {
    const links = (await loadTopics('en-GB')).flatMap(({ blocks }) => blocks.flatMap(({ link }) => link ?? []));
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
