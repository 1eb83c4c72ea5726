import { Button, buttonLook } from '@corredor/ui/plain';
import type { MouseEvent } from 'react';
import type { DirectoryModel } from './directoryModel.ts';
import { pageNumbers } from './filters.ts';

/** A page: a link where the list works without script, else a button. */
function PageLink({ model, to, children }: { model: DirectoryModel; to: number; children?: string }) {
  const { part, say, state, goTo, placeHref } = model;
  const current = to === state.page ? ('page' as const) : undefined;
  const label = children ? undefined : say('page', { page: to });
  const go = (event: MouseEvent) => {
    event.preventDefault();
    goTo(to);
  };
  const href = placeHref({ page: to });
  const shared = { ...part('page', buttonLook()), 'aria-current': current, 'aria-label': label, onClick: go };
  return href ? (
    <a {...shared} href={href} rel={children && (to > state.page ? 'next' : 'prev')}>
      {children ?? to}
    </a>
  ) : (
    <button type="button" {...shared}>
      {children ?? to}
    </button>
  );
}

/** The way to the other pages. */
export function DirectoryPages({ model }: { model: DirectoryModel }) {
  const { part, say, props, state, pages, more } = model;
  const { status } = state;
  // From beyond the last page, the way back leads to the last one.
  const page = Math.min(state.page, pages + 1);
  if (Math.max(page, pages) < 2 || props.pagination === 'none') return null;
  if (props.pagination === 'pages')
    return (
      <nav {...part('pagination')} aria-label={say('pages')}>
        {page > 1 && (
          <PageLink model={model} to={page - 1}>
            {say('previous')}
          </PageLink>
        )}
        {pageNumbers(page, pages).map((to, index) =>
          to ? <PageLink key={to} model={model} to={to} /> : <span key={`gap ${index}`}>…</span>,
        )}
        {page < pages && (
          <PageLink model={model} to={page + 1}>
            {say('next')}
          </PageLink>
        )}
      </nav>
    );
  if (page >= pages) return null;
  return (
    <Button {...part('more')} aria-disabled={status === 'loading'} onClick={() => status !== 'loading' && more()}>
      {say('more')}
    </Button>
  );
}
