export { catalogueIn, spelledIn } from './spelling.ts';
