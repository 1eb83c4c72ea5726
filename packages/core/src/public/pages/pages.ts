import type { DirectoryPage, PlanPage, PublicProfile } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import type { DirectoryGlimpse } from './directoryGlimpse.ts';

/** What a page was made from: the browser draws the same from it, without asking for it again. */
export interface PageData {
  plans?: PlanPage;
  /** Whom the front page shows of the directory. */
  brokers?: DirectoryGlimpse;
  /** What was found, and for which search of the address. */
  directory?: { at: string; page: DirectoryPage };
  profile?: PublicProfile;
  /** Of the profile's own picture, for those who pass its address on. */
  pictureSize?: PictureSize;
  /** The product's own address, where the page names addresses of its own in full. */
  publicUrl?: string;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The id of the element that holds what a served page tells the script that wakes it; gone once it is awake. */
export const pageDataId = 'page-data';

/** The mark on the browser's timeline that says when the first figures of the dashboard were painted, for whoever measures it. */
export const firstFigureMark = 'corredor:first-figure';

/** What a served page tells the script that wakes it. */
export interface ServedPage {
  language: Language;
  /** The rooms of words that it shows. */
  namespaces: string[];
  data: PageData;
}

/** A page that is asked for. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  language: Language;
  /** The address names the language, so search engines know this page by it; otherwise by the address alone. */
  namesLanguage?: boolean;
  data: PageData;
  /** The product's own address, for canonical links. */
  publicUrl: string;
}

/** Why a page has nothing to show, embedded or not (`no-address`); `too-many` may be asked again after some seconds. */
export interface EmbedFailure {
  kind: 'no-address' | 'no-page' | 'no-profile' | 'bad-query' | 'too-many' | 'unavailable';
  seconds?: number;
}

/** An embedded page that is asked for. */
export interface EmbedRequest extends PageRequest {
  failure?: EmbedFailure;
}

/** A page as it is sent. */
export interface PageAnswer {
  html: string;
  /** Sources of scripts and styles that stand in the page itself, for its content policy. */
  scripts: string[];
  styles: string[];
  isIndexable: boolean;
}

/** A page that only the app draws. */
export type FrameRequest = Omit<PageRequest, 'data'>;

/** What the built host gives to the server: it draws the public pages. */
export interface PageRenderer {
  /** The paths that are the same for everybody but for their language. */
  fixedPaths: readonly string[];
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The frame of a page that only the app draws: its head, and what to say where scripts are off, in the reader's language. */
  renderFrame: (request: FrameRequest) => Promise<PageAnswer>;
  /** Draws a widget as a page without script, for the frames of sites that allow none; where there is nothing to show, a page that says so. */
  renderEmbed: (request: EmbedRequest) => Promise<PageAnswer>;
}
