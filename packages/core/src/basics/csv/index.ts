export { csvLine, csvMark } from './csv.ts';
