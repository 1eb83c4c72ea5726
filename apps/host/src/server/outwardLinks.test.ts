import { expect, it } from 'vitest';
import { outwardLinks } from './outwardLinks.ts';

const hint = '<span> (opens in a new tab)</span>';

it('opens what leads out of a frame in a tab of its own, and says so', () => {
  const site = '<p><a part="website" href="https://andina.example" rel="noopener nofollow ugc">andina.example</a></p>';
  expect(outwardLinks(site, hint)).toBe(
    `<p><a part="website" href="https://andina.example" target="_blank" rel="noopener nofollow ugc">andina.example${hint}</a></p>`,
  );
  expect(outwardLinks('<a href="https://wa.me/1?text=a&gt;b">\nChat</a>', hint)).toContain(
    'target="_blank" rel="noopener">',
  );
});

it.each([
  '<a href="tel:+593991234567">Call</a>',
  '<a href="mailto:a@b.example">Write</a>',
  '<a href="/api/public/profiles/andina/vcard/" download="">Save</a>',
  '<a href="/embed/directory?page=2">2</a>',
  '<a href="https://corredor.example/andina" target="_blank" rel="noopener">Andina <span>(opens in a new tab)</span></a>',
])('leaves as it is what stays in the frame, or says it already: %s', (link) => {
  expect(outwardLinks(link, hint)).toBe(link);
});

it('does not take the text of a link for an address', () => {
  const link = '<a href="/andina">href="https://x.example"</a>';
  expect(outwardLinks(link, hint)).toBe(link);
});
