import { useEffect, useRef, useState } from 'react';
import * as css from './docs.css.ts';
import { currentGlobals } from './preview.ts';
import { useTurn } from './useTurn.ts';

interface StoryFrameProps {
  storyId: string;
  title: string;
  /** The size that the story is drawn for, in pixels; it is made smaller where that is too wide. */
  width: number;
  height: number;
  /** Only to be looked at: it takes no focus and no presses. */
  isPicture?: boolean;
}

/** A story in a page of its own, drawn for its own size and made smaller where there is less room. */
export function StoryFrame({ storyId, title, width, height, isPicture = false }: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const drawn = Math.max(width, room);
  const scale = room / drawn;
  const globals = Object.entries(currentGlobals())
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  const address = `iframe.html?id=${storyId}&viewMode=story&globals=${globals}`;
  const { isOpen, hasPlayed, follow } = useTurn(box, address);
  return (
    <div ref={box} className={css.picture} style={{ blockSize: height * scale }}>
      {room > 0 && isOpen && (
        <div style={{ inlineSize: drawn, blockSize: height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <iframe
            title={title}
            src={address}
            data-figure
            onLoad={({ currentTarget }) => follow(currentTarget.contentWindow)}
            className={css.pictureFrame}
            // White until the story is there, in a dark page, unless both are said to be light.
            style={{ colorScheme: 'light' }}
            inert={isPicture && hasPlayed}
          />
        </div>
      )}
    </div>
  );
}
