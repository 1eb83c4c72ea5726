import type { LanguageDetectorModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';

/** Finds the language as the address, cookie, storages, browser and page tell it, and keeps the reader's choice. */
export const languageDetector: LanguageDetectorModule = new LanguageDetector();
