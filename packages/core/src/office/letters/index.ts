export { type LetterBlock, type LetterText, readLetter } from './readLetter.ts';
