export { Crowded, createLines, type Line, type Lines } from './lines.ts';
