import { Button, looks } from '@corredor/ui/plain';
import { ClearAll } from './ClearAll.tsx';
import { DirectoryItem } from './DirectoryItem.tsx';
import * as css from './directory.css.ts';
import type { DirectoryModel } from './directoryModel.ts';

const places = Array.from({ length: 12 }, (_, index) => index);

/** What was found, what is awaited, or why there is nothing. */
export function DirectoryResults({ model }: { model: DirectoryModel }) {
  const { part, say, props, state, again, href, cleared } = model;
  const { layout = 'auto', slots = {} } = props;
  const { status, items, total, error } = state;
  const list = part('results', layout === 'grid' && css.grid, layout === 'auto' && css.auto);
  const whole = { query: '', filters: cleared };
  const retry = () => void again({}, 'method');
  if (error)
    return (
      <div {...part('error')}>
        {props.renderError?.(error, retry) ??
          slots.error ??
          (error.retryable && (
            <Button {...part('retry')} onClick={retry}>
              {say('retry')}
            </Button>
          ))}
      </div>
    );
  // Beyond the last page there is nothing to say: the count and the pages stand around this place.
  if (items.length === 0 && (status === 'ready' || (status === 'empty' && total > 0))) return null;
  if (status === 'empty')
    return (
      <div {...part('empty', looks.card)}>
        {props.renderEmpty?.(state) ?? slots.empty ?? (
          <>
            {say('emptyHelp')}
            <ClearAll model={model} to={whole} onClear={() => void again(whole, 'filter')} />
          </>
        )}
      </div>
    );
  if (items.length === 0)
    return (
      slots.loading ?? (
        <div aria-hidden="true" {...list}>
          {places.slice(0, props.pageSize).map((place) => (
            <div key={place} {...part('item', looks.card)}>
              <span {...part('media', looks.bone)} />
              <span {...part('skeleton', css.bones)}>
                <span className={looks.bone}>&nbsp;</span>
                <span className={looks.bone}>&nbsp;</span>
              </span>
            </div>
          ))}
        </div>
      )
    );
  return (
    <ul {...list} aria-busy={status === 'loading'}>
      {items.map((broker) => (
        <li key={broker.alias} {...part('item', looks.card)}>
          {props.renderItem?.(broker, { href: href(broker.alias) }) ?? <DirectoryItem model={model} broker={broker} />}
        </li>
      ))}
    </ul>
  );
}
