/** Those who guard unsaved work on one page, by where they stand; the last stands on top. */
export interface Guards {
  places: () => readonly number[];
  subscribe: (tell: () => void) => () => void;
  add: (place: number) => void;
  remove: (place: number) => void;
}

/** Holds the page for as long as anybody on it guards something. */
export function createGuards(hold: (isHeld: boolean) => void): Guards {
  let places: readonly number[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly number[]) => {
    places = next;
    hold(next.length > 0);
    for (const tell of listeners) tell();
  };
  return {
    places: () => places,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    add: (place) => become([...places, place].sort((one, other) => one - other)),
    remove: (place) => become(places.filter((one) => one !== place)),
  };
}

let last = 0;
/** The next place. What is drawn over a page comes after it and takes a later one, whoever is typed in first. */
export const nextPlace = () => ++last;
