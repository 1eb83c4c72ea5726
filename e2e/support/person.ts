import type { Page } from '@playwright/test';
import type { Language, Words } from './words.ts';

/** Somebody at a browser: what they look at, and the words they read. */
export interface Person {
  page: Page;
  words: Words;
  language: Language;
}
