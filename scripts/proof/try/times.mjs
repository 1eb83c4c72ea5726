// How a try divides its minute, in milliseconds. The faults of scripts/mutants are shown to what would fit into it.

/** How long all of it may take. */
export const minute = 60_000;
/** The tests of the server of that, by what each took alone: two lanes share the cores, and their database has to start. */
export const serverTime = 25_000;
/** What the stories' runner needs until the first is shown, and at its end: its page loads the sources one by one. */
export const opening = 15_000;
/** What stories have at least, where the tests of the server come before. */
export const leastForStories = 5_000;
/** What a test file of the server, and a story, take where nothing is known of them. */
export const usual = { file: 3000, story: 600 };
/** What a story takes in a Storybook that reads its sources as they are asked for, by what it takes in a built one. */
export const live = (built = usual.story) => 4 * built + 1500;
