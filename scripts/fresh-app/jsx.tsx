// What JSX in React 19 allows of the elements, and what it refuses.
import type { DirectoryElement } from '@corredor/widgets/elements/define';
import type {} from '@corredor/widgets/types/jsx.d.ts';
import { createRef } from 'react';

const directory = createRef<DirectoryElement>();

export const all = (
  <corredor-directory
    key="directory"
    ref={directory}
    id="brokers"
    className="brokers"
    popover="auto"
    aria-busy={false}
    onClick={(event) => event.currentTarget.search('vida')}
    country="EC"
    layout="grid"
    page-size={6}
    heading-level="3"
    lockedFilters={['country']}
    messages={{ submit: 'Search' }}
    oncorredor-search={(event) => event.detail.query.trim()}
  >
    <a href="/brokers">Brokers</a>
    <p slot="empty">Nobody</p>
  </corredor-directory>
);
export const profile = <corredor-profile alias="acme" qr sections="contact summary" oncorredor-share={() => {}} />;

void directory.current?.search('vida', { country: 'EC' }).then((page) => page.results[0]?.name);
directory.current?.addEventListener('corredor-select', (event) => event.detail.broker.name.trim());
directory.current?.addEventListener('click', (event) => event.clientX);

// @ts-expect-error: no such layout
export const layout = <corredor-directory layout="masonry" />;
// @ts-expect-error: no such property
export const property = <corredor-directory perPage={6} />;
// @ts-expect-error: no such word
export const word = <corredor-directory messages={{ find: 'Search' }} />;
// @ts-expect-error: no such fact
export const fact = <corredor-directory oncorredor-search={(event) => event.detail.text} />;
// @ts-expect-error: no such element
export const element = <corredor-map />;
