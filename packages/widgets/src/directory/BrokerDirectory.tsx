import { rootClass } from '@corredor/ui/plainTokens';
import { type MouseEvent, useEffect, useImperativeHandle, useRef } from 'react';
import { allows, type DirectoryEntry, partsOf, profileHref, useLanguage, useTheme, wordsOf } from '../embed/index.ts';
import { DirectoryView } from './DirectoryView.tsx';
import { styles } from './directory.css.ts';
import type { BrokerDirectoryProps, DirectoryPart, FilterName } from './directory.types.ts';
import type { DirectoryModel } from './directoryModel.ts';
import { pageAddress } from './filters.ts';
import en from './messages/en.json';
import es from './messages/es.json';
import { useDirectory } from './useDirectory.ts';

const usual: readonly FilterName[] = ['country', 'state', 'city', 'tags'];

/** Searches the directory of brokers. Needs no provider around it. */
export function BrokerDirectory(props: BrokerDirectoryProps) {
  const { visibleFilters = usual, lockedFilters = [], theme = 'auto', density } = props;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const language = useLanguage(props.locale ?? 'auto', root);
  const isDark = useTheme(theme, root);
  const directory = useDirectory(props, language);
  const { state, client, facets, change, again, presets, pageSize, whenReady } = directory;
  const pages = Math.ceil(state.total / pageSize);

  const part = partsOf<DirectoryPart>(styles, props.classNames);
  const href = (alias: string) => profileHref(props.profileHref ?? '{origin}/{alias}', client.origin, alias);
  const select = (broker: DirectoryEntry, originalEvent: MouseEvent<HTMLElement>) => {
    const { alias } = broker;
    if (!allows(props.onSelect, { alias, broker, href: href(alias), originalEvent })) originalEvent.preventDefault();
  };
  const cleared = Object.fromEntries(lockedFilters.map((name) => [name, presets[name]]));
  const model: DirectoryModel = {
    props,
    state,
    facets,
    pages,
    open: visibleFilters.filter((name) => !lockedFilters.includes(name)),
    part,
    say: wordsOf(language === 'es' ? es : en, language ?? 'en', props.messages),
    change,
    again,
    cleared,
    href,
    pageHref: (page) => props.formAction && pageAddress(props.formAction, state, page, props.sort),
    address: client.address,
    select,
  };

  const { onState, onReady, onError } = props;
  const told = JSON.stringify([state.status, state.query, state.filters, state.page, state.total, state.items.length]);
  const heard = useRef({ onState, onReady, onError, state });
  useEffect(() => {
    heard.current = { onState, onReady, onError, state };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told is what changed in the state.
  useEffect(() => heard.current.onState?.(heard.current.state), [told]);
  useEffect(() => {
    if (state.error) heard.current.onError?.(state.error);
  }, [state.error]);
  useEffect(() => {
    whenReady.then(
      () => heard.current.onReady?.(),
      () => {},
    );
  }, [whenReady]);

  useImperativeHandle(props.ref, () => ({
    state,
    whenReady,
    search: (query = state.query, filters = state.filters) => again({ query, filters }, 'method'),
    loadMore: () => again({ page: Math.min(pages, state.page + 1) }, 'more'),
    reset: () => again({ query: '', filters: presets }, 'method'),
    refresh: () => again({ page: props.pagination === 'pages' ? state.page : 1 }, 'method'),
    focus: (options) => input.current?.focus(options),
  }));

  return (
    <div ref={root} lang={language} {...part('root', rootClass({ theme: isDark, density }))}>
      <DirectoryView model={model} input={input} />
    </div>
  );
}
