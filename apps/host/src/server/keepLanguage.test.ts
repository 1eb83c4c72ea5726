import { describe, expect, it } from 'vitest';
import { keepLanguage } from './keepLanguage.ts';

describe('a page whose address names its language', () => {
  it.each([
    ['<a class="x" href="/">', '<a class="x" href="/?lng=en">'],
    ['<a href="/#prices">', '<a href="/?lng=en#prices">'],
    [
      '<a href="/search?query=a&amp;page=2#x" rel="next">',
      '<a href="/search?query=a&amp;page=2&amp;lng=en#x" rel="next">',
    ],
  ])('passes it on to the next: %s', (link, kept) => {
    expect(keepLanguage(link, 'en')).toBe(kept);
  });

  it('passes it on by the forms that search', () => {
    expect(keepLanguage('<form action="/search" method="get"><input></form>', 'es')).toBe(
      '<form action="/search" method="get"><input type="hidden" name="lng" value="es"><input></form>',
    );
  });

  it.each([
    '<a hrefLang="es" href="?lng=es">',
    '<a href="/search?lng=es">',
    '<a href="#contact">',
    '<a href="//elsewhere.example/">',
    '<a href="https://elsewhere.example/">',
    '<a href="mailto:a@b.example">',
    '<a href="/api/public/profiles/andina/vcard/" download="">',
    '<img src="/brand.png"/>',
    '<form method="post">',
    '<p>href="/"</p>',
  ])('leaves as it is what is no page of its own, or says a language itself: %s', (markup) => {
    expect(keepLanguage(markup, 'en')).toBe(markup);
  });
});
