import type { Ref } from 'react';
import { DirectoryPages } from './DirectoryPages.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { DirectorySearch } from './DirectorySearch.tsx';
import * as css from './directory.css.ts';
import type { DirectoryModel } from './directoryModel.ts';
import { FilterChips } from './FilterChips.tsx';

/** What is said aloud, and stands above the list. */
function statusOf({ say, state }: DirectoryModel): string {
  const { status, total, items, error } = state;
  if (error) {
    const { code, retryAfter: count } = error;
    return code === 'rate-limited' && count ? say(code, { count }) : say(code === 'not-found' ? 'bad-config' : code);
  }
  if (status === 'empty') return say('empty');
  return items.length > 0 ? say('results', { count: total }) : say('loading');
}

/** The search, its filters, and what it found; knows no network. */
export function DirectoryView({ model, input }: { model: DirectoryModel; input: Ref<HTMLInputElement> }) {
  const { part, props } = model;
  return (
    <div className={css.stack}>
      {props.slots?.header}
      <DirectorySearch model={model} input={input} />
      <div className={css.line}>
        <p {...part('status')} role="status">
          {statusOf(model)}
        </p>
        <FilterChips model={model} />
      </div>
      <DirectoryResults model={model} />
      <DirectoryPages model={model} />
      {props.slots?.footer}
    </div>
  );
}
