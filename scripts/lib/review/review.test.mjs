import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptPictures, picturesMeant, readReview, writeReview } from './review.mjs';
import { serveReview } from './serve.mjs';

let home;
let folders;
const picture = (name) => join(folders.pictures, `${name}.png`);

/** A run after which a button has another colour, a link is new, and a card's story is gone. */
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'corredor-review-'));
  folders = { pictures: join(home, 'pictures'), review: join(home, 'review') };
  mkdirSync(folders.pictures);
  const file = (name, content) => {
    writeFileSync(join(home, name), content);
    return join(home, name);
  };
  for (const name of ['button--all', 'button--all--dark', 'card--all', 'chip--all'])
    writeFileSync(picture(name), `${name} before`);
  const changed = (name) => ({
    name,
    kind: 'changed',
    before: picture(name),
    after: file(`${name}.after`, `${name} after`),
    difference: file(`${name}.difference`, 'x'),
  });
  writeReview(
    [
      { name: 'link--all', kind: 'new', after: file('link', 'link after') },
      { name: 'card--all', kind: 'orphan', before: picture('card--all') },
      changed('button--all--dark'),
      changed('button--all'),
    ],
    folders,
  );
});
afterEach(() => rmSync(home, { recursive: true }));

const left = () => readReview(folders).map(({ name }) => name);

describe('the review of pictures', () => {
  it('lists what was found, and changes nothing by itself', () => {
    expect(left()).toEqual(['button--all', 'button--all--dark', 'card--all', 'link--all']);
    expect(readFileSync(picture('button--all'), 'utf8')).toBe('button--all before');
    expect(existsSync(picture('link--all'))).toBe(false);
  });

  it('takes everything: new looks, new pictures, and no picture that belongs to no story', () => {
    acceptPictures(picturesMeant([], folders), folders);
    expect(readdirSync(folders.pictures).sort()).toEqual(
      ['button--all--dark.png', 'button--all.png', 'chip--all.png', 'link--all.png'].sort(),
    );
    expect(readFileSync(picture('button--all--dark'), 'utf8')).toBe('button--all--dark after');
    expect(readFileSync(picture('chip--all'), 'utf8')).toBe('chip--all before');
    expect(left()).toEqual([]);
  });

  it('takes all looks of one story, and leaves the others to be decided', () => {
    acceptPictures(picturesMeant(['button--all'], folders), folders);
    expect(readFileSync(picture('button--all--dark'), 'utf8')).toBe('button--all--dark after');
    expect(readFileSync(picture('button--all'), 'utf8')).toBe('button--all after');
    expect(existsSync(picture('card--all'))).toBe(true);
    expect(left()).toEqual(['card--all', 'link--all']);
    expect(readFileSync(join(folders.review, 'index.html'), 'utf8')).not.toContain('button--all');
  });

  it('takes one look of a story', () => {
    acceptPictures(['button--all'], folders);
    expect(left()).toEqual(['button--all--dark', 'card--all', 'link--all']);
  });

  it('refuses a name that nothing has, and takes nothing then', () => {
    expect(() => picturesMeant(['button--all', 'buton--all'], folders)).toThrow('buton--all');
    expect(() => acceptPictures(['button--all', 'buton--all'], folders)).toThrow('buton--all');
    expect(left()).toHaveLength(4);
    expect(readFileSync(picture('button--all'), 'utf8')).toBe('button--all before');
  });

  it('takes a picture that is nearly the same, but none that came out in two ways', () => {
    const file = (name) => {
      writeFileSync(join(home, name), name);
      return join(home, name);
    };
    const files = { before: picture('card--all'), after: file('after'), difference: file('x') };
    writeReview(
      [
        { name: 'card--all', kind: 'nearly', ...files },
        { name: 'chip--all', kind: 'unsteady', ...files, again: file('again') },
      ],
      folders,
    );
    expect(readFileSync(join(folders.review, 'chip--all.again.png'), 'utf8')).toBe('again');
    expect(() => acceptPictures(['chip--all'], folders)).toThrow('chip--all');
    acceptPictures(picturesMeant([], folders), folders);
    expect(readFileSync(picture('card--all'), 'utf8')).toBe('after');
    expect(readFileSync(picture('chip--all'), 'utf8')).toBe('chip--all before');
    expect(left()).toEqual(['chip--all']);
  });

  it('forgets what an earlier run has found', () => {
    writeReview([], folders);
    expect(left()).toEqual([]);
  });
});

describe('the page of the review', () => {
  let site;
  beforeEach(async () => {
    site = await serveReview(folders);
  });
  afterEach(() => site.close());

  const accept = (names, headers = { origin: site.url }) =>
    fetch(`${site.url}/accept`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(names),
    });

  it('takes a picture at one press', async () => {
    expect((await accept(['link--all'])).status).toBe(200);
    expect(readFileSync(picture('link--all'), 'utf8')).toBe('link after');
    expect(await (await fetch(site.url)).text()).not.toContain('link--all');
  });

  it('refuses presses on other pages, other names and empty ones', async () => {
    expect((await accept(['link--all'], { origin: 'https://example.com' })).status).toBe(403);
    expect((await accept(['../link--all'])).status).toBe(400);
    expect((await accept([])).status).toBe(400);
    expect(left()).toHaveLength(4);
  });
});
