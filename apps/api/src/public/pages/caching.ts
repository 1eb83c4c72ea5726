/** How long what is drawn from the database is kept, here and by others. */
export const keptFor = 60_000;
/** The same for browsers and for what stands between. */
export const forAMinute = 'public, max-age=60';
