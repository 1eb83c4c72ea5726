import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a figure may take until the next one is opened all the same, in milliseconds. */
const longest = 20_000;
let last: Promise<void> = Promise.resolve();

/** A figure is opened when the one before has played: only one page of a window has the focus, and plays need it. */
function wait(turn: () => Promise<void>) {
  last = last.then(turn);
}

/**
 * When a figure may be opened, and what to do when its page is there. Figures near the reader are opened one after the other. Each gives the
 * focus back to where it was when it has played.
 */
export function useTurn(box: RefObject<HTMLElement | null>, address: string) {
  const [opened, setOpened] = useState('');
  const [played, setPlayed] = useState('');
  const end = useRef(() => {});
  useEffect(() => {
    if (!box.current) return;
    const gone = new AbortController();
    const turn = () => {
      if (gone.signal.aborted) return Promise.resolve();
      const before = document.activeElement;
      setOpened(address);
      return new Promise<void>((go) => {
        end.current = go;
        gone.signal.addEventListener('abort', () => go());
        setTimeout(go, longest);
      }).then(() => {
        giveBack(before);
        setPlayed(address);
      });
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        wait(turn);
      },
      { rootMargin: '400px' },
    );
    near.observe(box.current);
    return () => {
      near.disconnect();
      gone.abort();
    };
  }, [box, address]);

  /** To be called when the page of the figure is loaded. */
  const follow = (page: Window | null | undefined) => {
    const channel = page && Reflect.get(page, '__STORYBOOK_ADDONS_CHANNEL__');
    if (channel) channel.on('storyFinished', () => end.current());
    else end.current();
  };
  return { isOpen: opened === address, hasPlayed: played === address, follow };
}

function giveBack(before: Element | null) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLIFrameElement)) return;
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  else activeElement.blur();
}
