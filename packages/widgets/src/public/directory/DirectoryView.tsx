import { Button } from '@corredor/ui/plain';
import type { Ref } from 'react';
import { brandingOf } from '../embed/index.ts';
import { DirectoryPages } from './DirectoryPages.tsx';
import { DirectoryResults } from './DirectoryResults.tsx';
import { DirectorySearch } from './DirectorySearch.tsx';
import * as css from './directory.css.ts';
import type { DirectoryModel } from './directoryModel.ts';
import { FilterChips } from './FilterChips.tsx';

/** What is said aloud, and stands above the list. */
function statusOf({ say, state }: DirectoryModel): string {
  const { status, total, error } = state;
  if (error) {
    const { code, retryAfter: count } = error;
    return code === 'rate-limited' && count ? say(code, { count }) : say(code === 'not-found' ? 'bad-config' : code);
  }
  if (total > 0) return say('results', { count: total });
  if (status === 'empty') return say('empty');
  return status === 'ready' ? '' : say('loading');
}

/** The search, its filters, and what it found, or a broker in place of them; knows no network. */
export function DirectoryView({ model, input }: { model: DirectoryModel; input: Ref<HTMLInputElement> }) {
  const { part, say, props, broker, back, state } = model;
  const { slots = {}, renderProfile } = props;
  const profile = broker && renderProfile;
  const name = state.items.find(({ alias }) => alias === broker)?.name ?? '';
  return (
    <>
      {profile && (
        <div className={css.stack}>
          <Button {...part('back')} onClick={back}>
            {say('back')}
          </Button>
          {profile({ alias: broker, name })}
        </div>
      )}
      <div className={css.stack} hidden={Boolean(profile)}>
        {slots.header}
        <DirectorySearch model={model} input={input} />
        <div className={css.line}>
          <p {...part('status', state.error !== null && css.failure)} role="status">
            {statusOf(model)}
          </p>
          <FilterChips model={model} />
          {props.tools}
        </div>
        <DirectoryResults model={model} />
        <DirectoryPages model={model} />
        {slots.footer}
        {brandingOf(model)}
      </div>
    </>
  );
}
