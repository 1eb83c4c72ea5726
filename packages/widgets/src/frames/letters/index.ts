export { LetterPreview } from './LetterPreview.tsx';
