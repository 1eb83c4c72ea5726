import { useSyncExternalStore } from 'react';

/** Where what was typed is: on the server, only here because the server did not take it, or there is nothing. */
export type Kept = 'kept' | 'failed' | 'nothing';

/** A form that somebody has open and whose drafts are kept. */
interface Writing {
  /** Sends what is not on the server yet. */
  keep: () => Promise<Kept>;
  /** Something stands in it that is not saved. */
  isTyped: () => boolean;
  /** The last draft of it was refused, and the next one would be. */
  isRefused: () => boolean;
  /** The drafts that it holds, which nobody left. */
  draftKeys: () => readonly string[];
}
const writings = new Set<Writing>();
const listeners = new Set<() => void>();
let openDrafts: readonly string[] = [];
let lastKept: Kept = 'nothing';

const look = () => {
  openDrafts = [...writings].flatMap((writing) => writing.draftKeys());
  for (const tell of listeners) tell();
};

/** Tells of a form that is open; answers ways to say that its drafts are others now, and that it is closed. */
export function beginWriting(writing: Writing): { look: () => void; end: () => void } {
  writings.add(writing);
  look();
  return {
    look,
    end: () => {
      writings.delete(writing);
      look();
    },
  };
}

/** Keeps what stands in every open form; the failure of one keeps none of the others. */
export async function flushDrafts(): Promise<Kept> {
  const all = await Promise.all([...writings].map((writing) => writing.keep().catch((): Kept => 'failed')));
  lastKept = all.includes('failed') ? 'failed' : all.includes('kept') ? 'kept' : 'nothing';
  return lastKept;
}

/** What became of the open forms when they were last flushed, as before a logout. */
export const keptBeforeLogout = (): Kept => lastKept;

/** Something is being written that is kept as a draft. */
export const isWriting = (): boolean => [...writings].some((writing) => writing.isTyped() && !writing.isRefused());

/** The drafts that stand in open forms of this page. */
export const useOpenDrafts = (): readonly string[] =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => openDrafts,
    () => openDrafts,
  );
