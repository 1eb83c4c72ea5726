/** What the source says of every component that is published; written by a plugin of the build. */
declare module 'virtual:published-components' {
  export type { PublishedComponent } from '../../scripts/lib/componentProps.mjs';
  export const components: readonly import('../../scripts/lib/componentProps.mjs').PublishedComponent[];
}
