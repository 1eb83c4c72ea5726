import { createElement } from 'react';

interface Profile extends HTMLElement {
  whenReady?: Promise<void>;
}
const passedOn = ['api-base', 'locale', 'theme', 'density', 'heading-level'];

/** The profile in place of the list, as an element of its own; the page may have loaded it, or it is loaded now. */
export function drawProfile(directory: HTMLElement, alias: string) {
  const tag = directory.localName.replace('directory', 'profile');
  if (!customElements.get(tag)) void import(/* @vite-ignore */ new URL('profile.js', import.meta.url).href);
  const given = passedOn.filter((name) => directory.hasAttribute(name));
  return createElement(tag, {
    key: alias,
    ...Object.fromEntries(given.map((name) => [name, directory.getAttribute(name)])),
    alias,
    loading: 'eager',
    fetcher: Reflect.get(directory, 'fetcher'),
    ref: focusWhenReady,
  });
}

async function focusWhenReady(profile: Profile | null) {
  if (!profile) return;
  await customElements.whenDefined(profile.localName);
  try {
    await profile.whenReady;
    profile.focus();
  } catch {
    // What failed is told by the profile itself.
  }
}
