export { catalogue, message } from './catalogue.ts';
