/** Where calendar programs read the calendar of a token. */
export const calendarPath = (token: string) => `/calendar/${token}.ics`;

/** The token in the name of the file that is asked for; null where it can be none. */
export const tokenIn = (file: string): string | null => /^([\w-]{43})\.ics$/.exec(file)?.[1] ?? null;
