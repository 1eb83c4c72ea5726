/** What the build of the browser's files made, for the pages that the server draws. */
declare module 'virtual:corredor-client' {
  /** Style sheets, as text and by their addresses. */
  interface Sheets {
    text: string;
    files: string[];
  }
  interface ClientFiles {
    /** The scripts that start the app. */
    first: string[];
    /** The app's bare page. */
    page: string;
    /** The styles of every page. */
    styles: Sheets;
    /** The script and the further styles of a route's module, by its name. */
    routes: Record<string, { file: string; styles: Sheets }>;
    /** The scripts with the words of a room, by language. */
    words: Record<string, Record<string, string>>;
    font: string;
    /** Stands in the page itself and fetches the app. */
    starter: string;
    /** The same of the private area's page: its styles besides those of every page, its scripts, the words of its first screen. */
    inside: { styles: Sheets; scripts: string[]; words: Record<string, string>; starter: string };
  }
  export const client: ClientFiles;
}
