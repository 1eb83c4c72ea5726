// Generated from the elements' contract by scripts/generate.mjs. Do not edit.
import type { Control, WidgetName } from './controls.ts';

/** Every attribute of the two elements, in the order in which the playground shows them. */
export const controls: Record<WidgetName, readonly Control[]> = {
  directory: [
    { name: 'query', group: 'what', help: 'directory.query', inFrame: true, kind: 'text' },
    { name: 'country', group: 'what', help: 'directory.country', inFrame: true, kind: 'text' },
    { name: 'state', group: 'what', help: 'directory.state', inFrame: true, kind: 'text' },
    { name: 'city', group: 'what', help: 'directory.city', inFrame: true, kind: 'text' },
    { name: 'tags', group: 'what', help: 'directory.tags', inFrame: true, kind: 'list' },
    { name: 'branches', group: 'what', help: 'directory.branches', inFrame: true, kind: 'list' },
    { name: 'filters', group: 'what', help: 'directory.filters', inFrame: true, kind: 'words', options: ['country', 'state', 'city', 'tags', 'branches'], usual: 'country state city tags' },
    { name: 'locked-filters', group: 'what', help: 'directory.locked-filters', inFrame: true, kind: 'words', options: ['country', 'state', 'city', 'tags', 'branches'], usual: 'none' },
    { name: 'sort', group: 'what', help: 'directory.sort', inFrame: true, kind: 'choice', options: ['relevance', 'name', 'newest'], usual: 'relevance' },
    { name: 'page-size', group: 'what', help: 'directory.page-size', inFrame: true, kind: 'number', usual: '12', bounds: [1, 50] },
    { name: 'layout', group: 'look', help: 'directory.layout', inFrame: true, kind: 'choice', options: ['auto', 'list', 'grid'], usual: 'auto' },
    { name: 'theme', group: 'look', help: 'both.theme', inFrame: true, kind: 'choice', options: ['auto', 'light', 'dark'], usual: 'auto' },
    { name: 'density', group: 'look', help: 'both.density', inFrame: true, kind: 'choice', options: ['comfortable', 'compact'], usual: 'comfortable' },
    { name: 'pagination', group: 'behaviour', help: 'directory.pagination', inFrame: false, kind: 'choice', options: ['more', 'pages', 'none'], usual: 'more' },
    { name: 'target', group: 'behaviour', help: 'directory.target', inFrame: false, kind: 'choice', options: ['_self', '_blank', 'inline'], usual: '_self' },
    { name: 'profile-href', group: 'behaviour', help: 'directory.profile-href', inFrame: false, kind: 'text' },
    { name: 'sync-url', group: 'behaviour', help: 'directory.sync-url', inFrame: false, kind: 'choice', options: ['off', 'query'], usual: 'off' },
    { name: 'url-prefix', group: 'behaviour', help: 'directory.url-prefix', inFrame: false, kind: 'text' },
    { name: 'locale', group: 'behaviour', help: 'both.locale', inFrame: true, kind: 'choice', options: ['auto', 'es', 'en'], usual: 'auto' },
    { name: 'heading-level', group: 'behaviour', help: 'both.heading-level', inFrame: true, kind: 'choice', options: ['2', '1', '3', '4', '5', '6'], usual: '2', isNumber: true },
    { name: 'loading', group: 'behaviour', help: 'both.loading', inFrame: false, kind: 'choice', options: ['lazy', 'eager'], usual: 'lazy' },
    { name: 'label', group: 'behaviour', help: 'both.label', inFrame: true, kind: 'text' },
    { name: 'api-base', group: 'behaviour', help: 'both.api-base', inFrame: false, kind: 'text' },
  ],
  profile: [
    { name: 'alias', group: 'what', help: 'profile.alias', inFrame: true, kind: 'text' },
    { name: 'sections', group: 'what', help: 'profile.sections', inFrame: false, kind: 'words', options: ['contact', 'location', 'summary', 'website', 'tags'], usual: 'contact location summary website tags' },
    { name: 'contact', group: 'what', help: 'profile.contact', inFrame: false, kind: 'choice', options: ['links', 'button', 'none'], usual: 'links' },
    { name: 'qr', group: 'what', help: 'profile.qr', inFrame: true, kind: 'flag' },
    { name: 'layout', group: 'look', help: 'profile.layout', inFrame: true, kind: 'choice', options: ['auto', 'default', 'blocks'], usual: 'auto' },
    { name: 'theme', group: 'look', help: 'both.theme', inFrame: true, kind: 'choice', options: ['auto', 'light', 'dark'], usual: 'auto' },
    { name: 'density', group: 'look', help: 'both.density', inFrame: true, kind: 'choice', options: ['comfortable', 'compact'], usual: 'comfortable' },
    { name: 'profile-href', group: 'behaviour', help: 'profile.profile-href', inFrame: false, kind: 'text' },
    { name: 'locale', group: 'behaviour', help: 'both.locale', inFrame: true, kind: 'choice', options: ['auto', 'es', 'en'], usual: 'auto' },
    { name: 'heading-level', group: 'behaviour', help: 'both.heading-level', inFrame: true, kind: 'choice', options: ['2', '1', '3', '4', '5', '6'], usual: '2', isNumber: true },
    { name: 'loading', group: 'behaviour', help: 'both.loading', inFrame: false, kind: 'choice', options: ['lazy', 'eager'], usual: 'lazy' },
    { name: 'label', group: 'behaviour', help: 'both.label', inFrame: true, kind: 'text' },
    { name: 'api-base', group: 'behaviour', help: 'both.api-base', inFrame: false, kind: 'text' },
  ],
};

/** What each element tells. */
export const eventNames: Record<WidgetName, readonly string[]> = {
  directory: [
    'corredor-search',
    'corredor-results',
    'corredor-filter-change',
    'corredor-page-change',
    'corredor-select',
    'corredor-ready',
    'corredor-error',
  ],
  profile: [
    'corredor-contact',
    'corredor-share',
    'corredor-qr-download',
    'corredor-not-found',
    'corredor-ready',
    'corredor-error',
  ],
};
