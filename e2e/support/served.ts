import type { Page } from '@playwright/test';

/** What search engines and those who pass a link on read of a page, as the server sent it. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const named = (selector: string, value: string) => document.head.querySelector(selector)?.getAttribute(value);
    const pairs = (selector: string, name: string, value: string) =>
      Object.fromEntries(
        [...document.head.querySelectorAll(selector)].map((one) => [one.getAttribute(name), one.getAttribute(value)]),
      );
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: named('meta[name=description]', 'content'),
      robots: named('meta[name=robots]', 'content'),
      canonical: named('link[rel=canonical]', 'href'),
      alternates: pairs('link[rel=alternate]', 'hreflang', 'href'),
      og: pairs('meta[property^="og:"]', 'property', 'content'),
      facts: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        JSON.parse(textContent),
      ),
    };
  });

/** What stands in a page as it was sent and would hold up its first paint, or run where the content policy forbids it. */
export function renderBlockingIn(html: string): string[] {
  const blocking =
    /<script(?![^>]* (?:type="application\/(?:ld\+)?json"|data-files=))[^>]*>|<link rel="stylesheet"[^>]*>/g;
  const inline = /<[a-z][^>]*? (?:style|on[a-z]+)="[^>]*>/g;
  const [beforeBody = ''] = html.split('<div id="root">');
  return [
    ...(html.match(blocking) ?? []),
    ...(html.match(inline) ?? []),
    ...(beforeBody.match(/<script data-files[^>]*>/g) ?? []),
  ];
}
