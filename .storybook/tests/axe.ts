import { isWanted } from '../../scripts/proof/wanted.mjs';
import type { Entry } from './looks.ts';
import { isTouched, roomOf } from './touched.ts';

type State = {
  /** The frame's own story that has the state; it keeps axe. */
  story: string;
  /** What stands in the page where that frame draws the state. */
  mark: string;
};
type Frame = {
  /** The rooms whose states it draws, by the last part of their titles. */
  rooms: RegExp;
  /** By the name of a room's story. */
  states: Record<string, State>;
  /** What changes what it draws. */
  causes: string[];
};

const ofList = (story: string): State => ({
  story: `components-frames-listframe--${story}`,
  mark: '[data-uses-width]',
});
const error: State = { story: 'components-feedback-errorstate--page', mark: '[role=alert] h1' };
const shared = ['packages/ui/src/theme/', 'packages/ui/src/foundation/', 'packages/ui/src/feedback/ErrorState/'];

/** The frames that draw the same states for many rooms. */
export const frames: Frame[] = [
  {
    rooms:
      /^(\w+ListView|(Branches|Cie10|Coverages|Crossings|Customers|Payments|Policies|Providers|Roles|Runs|Users|Vehicles)Screen)$/,
    states: {
      Loading: ofList('loading'),
      Failed: ofList('failed'),
      Empty: ofList('nothing-yet'),
      'No Match': ofList('no-match'),
      Forbidden: ofList('forbidden'),
      'Read Only': ofList('read-only'),
      Viewer: ofList('read-only'),
    },
    causes: [
      ...shared,
      'packages/ui/src/frames/ListFrame/',
      'packages/ui/src/data/',
      'packages/widgets/src/frames/lists/',
    ],
  },
  {
    rooms: /^(Coverage|Customer|Payment|Policy|Provider|Role|Task|User|Vehicle)Screen$/,
    states: {
      Loading: { story: 'components-frames-detailframe--holds-its-place', mark: '[aria-busy=true]' },
      Failed: error,
      Missing: error,
      Forbidden: error,
    },
    causes: [...shared, 'packages/ui/src/frames/DetailFrame/', 'packages/widgets/src/frames/records/'],
  },
];

/** The state of a frame that a story shows once more, if it does. */
export function drawnByFrame({ title, name }: Entry): (State & { causes: string[] }) | undefined {
  const room = title.split('/').at(-1) ?? '';
  const frame = frames.find(({ rooms, states }) => rooms.test(room) && Object.hasOwn(states, name));
  const state = frame?.states[name];
  return frame && state && { ...state, causes: frame.causes };
}

/**
 * Whether axe looks at a story. It leaves only a state of a list or a record that a frame draws and that the frame's own story has; that one comes back in
 * the long run, and where its room or the frame was touched.
 */
export function hasAxe(entry: Entry) {
  const drawn = drawnByFrame(entry);
  return !drawn || isWanted('axe') || isTouched([roomOf(entry), ...drawn.causes]);
}
