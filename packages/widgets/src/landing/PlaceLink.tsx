import type { ReactNode } from 'react';
import * as css from './PlaceLink.css.ts';

/** Goes to a place of the same page. The browser does that itself, focus included; a router's link would not. */
export function PlaceLink({ place, children }: { place: string; children: ReactNode }) {
  return (
    <a href={`#${place}`} className={css.link}>
      {children}
    </a>
  );
}
