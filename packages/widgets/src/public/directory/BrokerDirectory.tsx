import { placeFilters } from '@corredor/core/directory';
import { rootClass } from '@corredor/ui/plainTokens';
import { type MouseEvent, useImperativeHandle, useRef } from 'react';
import { allows, type DirectoryEntry, partsOf, profileHref, useLanguage, useTheme, wordsOf } from '../embed/index.ts';
import { writePlace } from './address.ts';
import { DirectoryView } from './DirectoryView.tsx';
import { styles } from './directory.css.ts';
import type { BrokerDirectoryProps, DirectoryPart, FilterName } from './directory.types.ts';
import type { DirectoryModel } from './directoryModel.ts';
import en from './messages/en.json';
import es from './messages/es.json';
import { useDirectory } from './useDirectory.ts';
import { useFocusMoves } from './useFocusMoves.ts';
import { useStateCallbacks } from './useStateCallbacks.ts';

const usual: readonly FilterName[] = [...placeFilters, 'tags'];

/** Searches the directory of brokers. Needs no provider around it. */
export function BrokerDirectory(props: BrokerDirectoryProps) {
  const { visibleFilters = usual, lockedFilters = [], formAction, sort = '' } = props;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const language = useLanguage(props.locale ?? 'auto', root);
  const theme = useTheme(props.theme ?? 'auto', root);
  const directory = useDirectory(props, language);
  const { state, client, broker, facets, change, again, presets, pageSize, whenReady } = directory;
  const { wishFocus, leaveFrom } = useFocusMoves(root, state.items, broker);
  useStateCallbacks(props, state, whenReady);

  const pages = Math.ceil(state.total / pageSize);
  const part = partsOf<DirectoryPart>(styles, props.classNames);
  const href = (alias: string) => profileHref(props.profileHref ?? '{origin}/{alias}', client.origin, alias);
  const select = (entry: DirectoryEntry, originalEvent: MouseEvent<HTMLElement>) => {
    const { alias } = entry;
    const isAllowed = allows(props.onSelect, { alias, broker: entry, href: href(alias), originalEvent });
    const isPlain = !(originalEvent.metaKey || originalEvent.ctrlKey || originalEvent.shiftKey);
    const isInline = props.target === 'inline' && props.renderProfile && isPlain;
    if (!isAllowed || isInline) originalEvent.preventDefault();
    if (!isAllowed || !isInline) return;
    leaveFrom(originalEvent.currentTarget);
    change({ page: state.page, broker: alias }, 'method');
  };
  const model: DirectoryModel = {
    props,
    state,
    broker,
    facets,
    pages,
    open: visibleFilters.filter((name) => !lockedFilters.includes(name)),
    part,
    say: wordsOf(language === 'es' ? es : en, language ?? 'en', props.messages),
    change,
    again,
    cleared: Object.fromEntries(lockedFilters.map((name) => [name, presets[name]])),
    href,
    placeHref: (next) => {
      const search = sort && `?${new URLSearchParams({ sort })}`;
      return formAction && formAction + writePlace(search, '', { ...state, ...next });
    },
    goTo: (page) => {
      wishFocus(0, true);
      change({ page }, 'page');
    },
    more: () => {
      wishFocus(state.items.length, false);
      change({ page: state.page + 1 }, 'more');
    },
    back: () => change({ page: state.page, broker: undefined }, 'method'),
    origin: client.origin,
    address: client.address,
    select,
  };

  useImperativeHandle(props.ref, () => ({
    state,
    whenReady,
    search: (query = state.query, filters = state.filters) => again({ query, filters }, 'method'),
    loadMore: () => again({ page: Math.max(1, Math.min(pages, state.page + 1)) }, 'more'),
    reset: () => again({ query: '', filters: presets }, 'method'),
    refresh: () => again({ page: props.pagination === 'pages' ? state.page : 1 }, 'method'),
    focus: (options) => input.current?.focus(options),
  }));

  return (
    <div ref={root} lang={language} {...part('root', rootClass({ theme, density: props.density }))}>
      <DirectoryView model={model} input={input} />
    </div>
  );
}
