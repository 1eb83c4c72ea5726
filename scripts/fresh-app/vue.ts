// What templates of Vue 3 allow of the elements, and what they refuse.
import type {} from '@corredor/widgets/types/vue.d.ts';
import type { GlobalComponents } from 'vue';

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const all: Props<'corredor-directory'> = {
  key: 'directory',
  class: ['brokers'],
  onClick: (event) => event.clientX,
  country: 'EC',
  layout: 'grid',
  pageSize: '6',
  lockedFilters: ['country'],
  onCorredorSearch: (event) => event.detail.query.trim(),
};
export const profile: Props<'corredor-profile'> = { alias: 'acme', qr: true, onCorredorShare: () => {} };

// @ts-expect-error: no such layout
export const layout: Props<'corredor-directory'> = { layout: 'masonry' };
// @ts-expect-error: no such fact
export const fact: Props<'corredor-directory'> = { onCorredorSearch: (event) => event.detail.text };
