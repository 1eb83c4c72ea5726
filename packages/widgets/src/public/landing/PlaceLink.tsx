import type { ReactNode } from 'react';
import * as css from './PlaceLink.css.ts';

interface PlaceLinkProps {
  place: string;
  /** `accent` within text, `quiet` in a list of places. */
  tone?: keyof typeof css.link;
  children: ReactNode;
}

/** Goes to a place of the same page. The browser does that itself, focus included; a router's link would not. */
export function PlaceLink({ place, tone = 'quiet', children }: PlaceLinkProps) {
  return (
    <a href={`#${place}`} className={css.link[tone]}>
      {children}
    </a>
  );
}
