import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrokerDirectory } from './BrokerDirectory.tsx';
import { directoryAnswer } from './directory.fixtures.ts';
import en from './messages/en.json';

it('is drawn on a server with its first page: a form, links to profiles and to pages, and no request', () => {
  const html = renderToString(
    <BrokerDirectory
      locale="es"
      initialData={directoryAnswer('https://c.example/?page_size=5')}
      pageSize={5}
      pagination="pages"
      formAction="/search"
      fetcher={() => Promise.reject(new Error('asked'))}
    />,
  );
  expect(html).toContain('<form');
  expect(html).toContain('action="/search"');
  expect(html).toContain('href="/andina"');
  expect(html).toContain('href="/search?page=2"');
  expect(html).toContain('16 corredores');
  expect(html).toMatch(/<select[^>]* name="country"/);
});

it('leads back to the whole list by a link, where nothing is found and where filters are chosen', () => {
  const draw = (results: 'some' | 'none') => {
    const answer = directoryAnswer('https://c.example/?page_size=5');
    return renderToString(
      <BrokerDirectory
        locale="es"
        initialData={results === 'some' ? answer : { ...answer, count: 0, results: [] }}
        country="EC"
        tags={['vida']}
        lockedFilters={['country']}
        sort="name"
        query="nadie"
        pagination="pages"
        formAction="/search"
      />,
    );
  };
  const links = (html: string) =>
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>Quitar todo/g)].map(([, href]) => href);
  expect(links(draw('none'))).toEqual([
    '/search?sort=name&amp;query=nadie&amp;country=EC',
    '/search?sort=name&amp;country=EC',
  ]);
  expect(links(draw('some'))).toEqual(['/search?sort=name&amp;query=nadie&amp;country=EC']);
});

it('says how many there are and leads back from a page beyond the last', () => {
  const html = renderToString(
    <BrokerDirectory
      locale="es"
      initialData={{ ...directoryAnswer('https://c.example/?page_size=5'), page: 99, results: [] }}
      pageSize={5}
      page={99}
      pagination="pages"
      formAction="/search"
    />,
  );
  expect(html).toContain('16 corredores');
  expect(html).not.toContain('Ningún corredor');
  expect(html).toMatch(/href="\/search\?page=4"[^>]*>Anterior/);
});

it.each([{ detail: 'Not found.' }, 'x', { results: null }, { count: 1, results: [{ alias: 'a' }] }])(
  'ends like a broken answer where a page hands over %o, and offers to ask for it',
  (given) => {
    const html = renderToString(<BrokerDirectory locale="en" initialData={given as never} />);
    expect(html).toContain(en.server);
    expect(html).toContain(en.retry);
  },
);
