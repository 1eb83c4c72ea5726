import { directoryFilters } from '@corredor/core/directory';
import { isLanguage, type Language } from '@corredor/core/i18n';
import { readPageSize } from '@corredor/core/pages';
import type { BrokerDirectoryProps } from '@corredor/widgets/directory';

type HeadingLevel = NonNullable<BrokerDirectoryProps['headingLevel']>;

interface Settings {
  locale: Language | undefined;
  theme: 'auto' | 'light' | 'dark';
  layout: string;
  label: string | undefined;
  qr: boolean;
}

/** Names of an embed's looks in its address, as the element's attributes are called. */
const names = [
  'locale',
  'theme',
  'density',
  'layout',
  'label',
  'qr',
  'heading_level',
  'filters',
  'locked_filters',
  'page_size',
];
const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** Reads the looks of an embedded page from its address; what it does not know falls back to what is usual. */
export function embedSettings(values: URLSearchParams) {
  const one = (name: string) => values.get(name)?.slice(0, 200) ?? '';
  const listed = (name: string) =>
    values.has(name)
      ? directoryFilters.filter((filter) =>
          one(name)
            .split(/[\s,]+/)
            .includes(filter),
        )
      : undefined;
  const locale = one('locale').slice(0, 2).toLowerCase();
  const theme = one('theme');
  const settings: Settings = {
    locale: isLanguage(locale) ? locale : undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    layout: one('layout'),
    label: one('label') || undefined,
    qr: values.has('qr') && one('qr') !== 'false',
  };
  const props = {
    theme: settings.theme,
    density: one('density') === 'compact' ? ('compact' as const) : ('comfortable' as const),
    label: settings.label,
    headingLevel: levels.find((level) => String(level) === one('heading_level')) ?? 2,
  };
  const directory = {
    visibleFilters: listed('filters'),
    lockedFilters: listed('locked_filters'),
    pageSize: readPageSize(values),
  };
  const kept = names.filter((name) => values.has(name)).map((name): [string, string] => [name, one(name)]);
  return { settings, props, directory, kept };
}
