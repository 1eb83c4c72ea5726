import type { Draft, DraftInput } from '@corredor/core/api';
import type { Kept } from '../../base/app/index.ts';
import { nameIn } from './draftValues.ts';

export interface DraftWorld {
  /** What stands in the form. */
  values: () => DraftInput['values'];
  /** Sends a draft; `isParting` where the page may be gone before the answer. */
  save: (key: string, body: DraftInput, isParting: boolean) => Promise<Draft>;
  remove: (key: string) => Promise<unknown>;
  newKey: () => string;
  /** Why a draft was not taken and the next one will not be either, in words; null where trying again may help. */
  refusalOf: (error: unknown) => string | null;
}
/** What the form says of itself. */
export interface DraftFacts {
  /** Something stands in the form that is not saved. */
  isTyped: boolean;
  /** What a person calls the record; a new one is called by what is typed. */
  label: string;
  /** The version of the record that is being changed. */
  version: number | null;
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
  let facts: DraftFacts = { isTyped: false, label: '', version: null };
  /** The version that the draft was begun on which this form goes on with. */
  let oldVersion: number | null = null;
  let refusal: string | null = null;
  let tellKeys = () => {};
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
    tellKeys();
  };
  const read = (): DraftInput => {
    const values = world.values();
    const label = (facts.label || nameIn(values)).slice(0, 200);
    return { values, record_version: oldVersion ?? facts.version, label, continues: place.from };
  };
  const send = async (isParting: boolean): Promise<Kept> => {
    const now = place;
    isWaiting = false;
    now.wasSent = true;
    sending += 1;
    try {
      await world.save(now.own, read(), isParting);
      refusal = null;
      now.from = null;
      return 'kept';
    } catch (error) {
      refusal = world.refusalOf(error);
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
      if (!facts.isTyped) {
        if (place.wasSent || place.from) void discard();
        isWaiting = false;
        return 'nothing';
      }
      if (isWaiting) return send(false);
      return place.wasSent || place.from ? 'kept' : 'nothing';
    });
  return {
    /** Takes in what the form says of itself now. */
    see: (now: DraftFacts) => {
      facts = now;
    },
    isTyped: () => facts.isTyped,
    /** Why the last draft was not taken, where the next one would not be either. */
    refusal: () => refusal,
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
      if (!isWaiting || !facts.isTyped) return;
      const now = place;
      const isOvertaking = sending > 0;
      void send(true).then((kept) => {
        if (isOvertaking && place === now) isWaiting = true;
        if (kept === 'failed' || isOvertaking) void keep();
      });
    },
    /** What stands in the form is saved, and nobody's draft any more. */
    forget: () => {
      facts = { ...facts, isTyped: false };
      oldVersion = null;
      return discard();
    },
    /** Goes on with a draft that was left before; `version` where it was begun on another one of the record. */
    goOnFrom: (key: string, version: number | null = null) => {
      oldVersion = version ?? oldVersion;
      moveTo(begin(key));
    },
    place: () => place,
    /** Takes up the place of the same form, as it was before a login. */
    takePlace: moveTo,
    /** Tells when the drafts that it holds are others now; answers how to stop that. */
    watchKeys: (tell: () => void) => {
      tellKeys = tell;
      return () => {
        tellKeys = () => {};
      };
    },
    keys: () => [place.own, ...(place.from ? [place.from] : [])],
  };
}
