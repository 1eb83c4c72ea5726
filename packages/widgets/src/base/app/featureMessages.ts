type Messages = Record<string, unknown>;

/** The words of every feature, each file fetched when it is read; apart, so that its list does not weigh on the login page. Drawings of machines are for Storybook only; the public widgets carry their own words. */
export const featureMessages = import.meta.glob<Messages>(
  [
    '../../**/messages/*.json',
    '!../../identity/access/**',
    '!../../statecharts/**',
    '!../../public/{directory,profile}/**',
  ],
  {
    import: 'default',
  },
);
