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
  /** As high as what it shows turns out to be, once it has played. */
  isWhole?: boolean;
}

/** A story in a page of its own, drawn for its own size and made smaller where there is less room. */
export function StoryFrame({ storyId, title, width, height, isPicture = false, isWhole = false }: StoryFrameProps) {
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
  const page = useRef<HTMLIFrameElement>(null);
  const [tall, setTall] = useState(0);
  useEffect(() => {
    if (isWhole && hasPlayed) setTall(page.current?.contentDocument?.documentElement.scrollHeight ?? 0);
  }, [isWhole, hasPlayed]);
  const drawnHeight = Math.max(height, tall);
  return (
    <div ref={box} className={css.picture} style={{ blockSize: drawnHeight * scale }}>
      {room > 0 && isOpen && (
        <div
          style={{ inlineSize: drawn, blockSize: drawnHeight, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        >
          <iframe
            ref={page}
            title={title}
            src={address}
            data-figure
            onLoad={({ currentTarget }) => follow(currentTarget.contentWindow)}
            className={css.pictureFrame}
            // Until its story has played it is white, in a dark page too.
            style={{ opacity: hasPlayed ? 1 : 0 }}
            inert={isPicture && hasPlayed}
          />
        </div>
      )}
    </div>
  );
}
