import type { Draft, DraftInput } from '@corredor/core/api';
import type { Kept } from '../app/index.ts';

export interface DraftWorld {
  /** Something stands in the form that is not saved. */
  isTyped: () => boolean;
  read: () => DraftInput;
  /** Sends a draft; `isParting` where the page may be gone before the answer. */
  save: (key: string, body: DraftInput, isParting: boolean) => Promise<Draft>;
  remove: (key: string) => Promise<unknown>;
  newKey: () => string;
  onKeysChange: () => void;
}
/** A form's place among the drafts: its own, and the one that it goes on from while that one still stands. */
export interface DraftPlace {
  own: string;
  from: string | null;
  wasSent: boolean;
}
export type DraftKeeper = ReturnType<typeof draftKeeper>;

/**
 * Keeps the draft of one opened form under a key of its own, so that it replaces nothing that was left before or is written elsewhere. A
 * draft that is gone on with makes place for the own one in the step that keeps it.
 */
export function draftKeeper(world: DraftWorld) {
  const begin = (from: string | null = null): DraftPlace => ({ own: world.newKey(), from, wasSent: false });
  let place = begin();
  let isWaiting = false;
  let sending = 0;
  let turn: Promise<unknown> = Promise.resolve();
  // One request after another: an older text must not arrive last.
  const inTurn = <Result>(work: () => Promise<Result>) => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const moveTo = (next: DraftPlace) => {
    place = next;
    isWaiting = false;
    world.onKeysChange();
  };
  const send = async (isParting: boolean): Promise<Kept> => {
    const now = place;
    isWaiting = false;
    now.wasSent = true;
    sending += 1;
    try {
      await world.save(now.own, { ...world.read(), continues: now.from }, isParting);
      now.from = null;
      return 'kept';
    } catch {
      // A draft is a comfort: where it cannot be kept now, it is tried again with the next one.
      if (place === now) isWaiting = true;
      return 'failed';
    } finally {
      sending -= 1;
    }
  };
  const discard = () => {
    const { own, from, wasSent } = place;
    const gone = [...(wasSent ? [own] : []), ...(from ? [from] : [])];
    moveTo(begin());
    return inTurn(() => Promise.all(gone.map((key) => world.remove(key).catch(() => undefined))));
  };
  const keep = () =>
    inTurn(async (): Promise<Kept> => {
      // What was reset or saved is nobody's draft.
      if (!world.isTyped()) {
        if (place.wasSent || place.from) void discard();
        isWaiting = false;
        return 'nothing';
      }
      if (isWaiting) return send(false);
      return place.wasSent || place.from ? 'kept' : 'nothing';
    });
  return {
    keep,
    /** Forgets what was kept of this form, and the draft that it went on from. */
    discard,
    /** Something was typed. */
    wait: () => {
      isWaiting = true;
    },
    /** Something that was typed is not on the server. */
    hasUnkept: () => isWaiting,
    /**
     * Sends at once what waits, as the page may be going. If it stays, once more in turn where that failed, or where an older text was on its
     * way and may have arrived last.
     */
    part: () => {
      if (!isWaiting || !world.isTyped()) return;
      const now = place;
      const isOvertaking = sending > 0;
      void send(true).then((kept) => {
        if (isOvertaking && place === now) isWaiting = true;
        if (kept === 'failed' || isOvertaking) void keep();
      });
    },
    goOnFrom: (key: string) => moveTo(begin(key)),
    place: () => place,
    /** Takes up the place of the same form, as it was before a login. */
    takePlace: moveTo,
    keys: () => [place.own, ...(place.from ? [place.from] : [])],
  };
}
