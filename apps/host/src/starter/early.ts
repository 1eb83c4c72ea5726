/** What is kept of a visitor's acts until the app is there. */
export interface Early {
  /** Stops keeping, and answers how to do again what was kept. */
  end: () => (() => void)[];
}

declare global {
  var corredorEarly: Early | undefined;
}
