// By itself, so that a record's page fetches this after its first picture.
export { SentMessages as default } from '../office/sentMessages/index.ts';
