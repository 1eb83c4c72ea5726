import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { claimPrefix, type Place, readPlace, releasePrefix, writePlace } from './address.ts';

/** Keeps the place in the page's address where that is wanted; false until the address has been read. */
export function useAddress(
  prefix: string | undefined,
  place: Place,
  isStep: () => boolean,
  go: (place: Place | undefined) => void,
): boolean {
  const [isRead, setIsRead] = useState(!prefix);
  const own = useRef('');
  const latest = useRef({ go, isStep });
  useLayoutEffect(() => {
    latest.current = { go, isStep };
  });
  useLayoutEffect(() => {
    if (!prefix) return;
    own.current = claimPrefix(prefix);
    const read = () => latest.current.go(readPlace(location.search, own.current));
    if (readPlace(location.search, own.current)) read();
    setIsRead(true);
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
      releasePrefix(own.current);
    };
  }, [prefix]);

  const text = JSON.stringify(place);
  useEffect(() => {
    if (!prefix || !isRead) return;
    const search = writePlace(location.search, own.current, JSON.parse(text));
    if (search === location.search) return;
    const address = `${location.pathname}${search}${location.hash}`;
    if (latest.current.isStep()) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  }, [prefix, isRead, text]);
  return isRead;
}
