import { safeHref } from './safeHref.ts';

interface Branded {
  part: (name: 'branding') => object;
  say: (id: 'branding', values: { host: string }) => string;
  /** Where the product is; empty on its own pages, which need no such line. */
  origin: string;
}

/** The line on somebody else's page that says where a widget is from. */
export const brandingOf = ({ part, say, origin }: Branded) =>
  safeHref(origin) && (
    <a {...part('branding')} href={origin} rel="noopener">
      {say('branding', { host: new URL(origin).host })}
    </a>
  );
