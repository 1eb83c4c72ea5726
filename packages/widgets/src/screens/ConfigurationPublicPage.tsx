// Apart, so that the configuration brings of the profile no more than this.
export { PublicPage } from '../office/partner/index.ts';
