import { type ComponentProps, useEffect, useRef, useState } from 'react';
import * as css from './docs.css.ts';
import { type Mark, type Place, placeMarks } from './marks.ts';
import { findPart } from './parts.ts';
import { currentGlobals } from './preview.ts';
import type { FoundStory } from './stories.ts';
import { useTurn } from './useTurn.ts';

type Picture = { height: number; marks: readonly Mark[] };

const usualHeight = 640;
/** Air around what is drawn, so that marks at its edges stay in the picture. */
const air = 16;

const placeOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** How high the story is, and where its parts are; null as long as nothing is drawn there. */
function measure(page: Document, selectors: readonly string[], isWhole: boolean): Picture | null {
  const root = page.getElementById('storybook-root');
  if (!root?.firstElementChild) return null;
  const found = selectors.map((selector) => findPart(page, selector));
  const places = found.map((element) => (element ? placeOf(element) : null));
  const isBeyond = isWhole || found.some((element) => element && !root.contains(element));
  const lowest = Math.max(...[...root.children].map((child) => child.getBoundingClientRect().bottom));
  const height = isBeyond ? usualHeight : Math.min(Math.ceil(lowest) + air, usualHeight);
  return { height, marks: placeMarks(places, page.documentElement.clientWidth, height) };
}

interface StoryPictureProps {
  story: FoundStory;
  label: string;
  /** What to mark with numbers, in this order. */
  selectors?: readonly string[];
  /** Whether it fills a page or opens above it, rather than standing in a place of its own size. */
  isWhole: boolean;
}
const none: readonly string[] = [];

/**
 * A story in a page of its own, where it may fill the page, open what it opens and play. It is drawn at its own size, and made smaller
 * where that is too wide.
 */
export function StoryPicture({ story, label, selectors = none, isWhole }: StoryPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  const [picture, setPicture] = useState<Picture>({ height: isWhole ? usualHeight : 240, marks: [] });
  const [drawn, setDrawn] = useState('');

  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  const { screen, snapshot, layout } = story.parameters;
  const own: number | undefined = screen?.width ?? snapshot?.width;
  const width = own ?? (layout === 'fullscreen' ? 1280 : Math.max(room, 360));
  const scale = Math.min(1, room / width);
  const globals = Object.entries({ ...currentGlobals(), ...story.storyGlobals })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  const address = `iframe.html?id=${story.id}&viewMode=story&globals=${globals}`;
  const { isOpen, hasPlayed, follow } = useTurn(box, address);

  // What a story draws may come late, and move when it does: it is looked at whenever its size changes, and after its play.
  const look: ComponentProps<'iframe'>['onLoad'] = () => {
    const { contentDocument: page, contentWindow } = frame.current ?? {};
    follow(contentWindow);
    const channel = contentWindow && Reflect.get(contentWindow, '__STORYBOOK_ADDONS_CHANNEL__');
    if (!page || !channel) return;
    const draw = () => {
      const seen = measure(page, selectors, isWhole);
      if (!seen) return;
      setPicture(seen);
      setDrawn(address);
    };
    const watch = new ResizeObserver(draw);
    const root = page.getElementById('storybook-root');
    if (root) watch.observe(root);
    channel.on('storyRendered', draw);
    channel.on('storyFinished', draw);
    draw();
  };

  return (
    <div ref={box} className={css.picture} style={{ blockSize: picture.height * scale }}>
      {room > 0 && isOpen && (
        <div
          style={{
            inlineSize: width,
            blockSize: picture.height,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        >
          <iframe
            ref={frame}
            title={label}
            src={address}
            data-figure
            className={css.pictureFrame}
            tabIndex={-1}
            inert={hasPlayed}
            // Until something is drawn it may be white, in a dark page too.
            style={{ opacity: drawn === address ? 1 : 0 }}
            onLoad={look}
          />
          {picture.marks.map((mark) => (
            <div key={mark.number} aria-hidden="true">
              <span
                className={css.partEdge}
                style={{ left: mark.left, top: mark.top, width: mark.width, height: mark.height }}
              />
              <span className={css.mark} style={{ left: mark.x, top: mark.y, scale: 1 / scale }}>
                {mark.number}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
