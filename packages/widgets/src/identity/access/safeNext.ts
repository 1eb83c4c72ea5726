import { defaultPath, paths } from '@corredor/core/paths';

const here = 'https://here.invalid';

/** Where to go after login: the page first asked for if it is one of ours, else the dashboard. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return defaultPath;
  const url = new URL(next, here);
  // Dots and control characters are resolved by now: `/a/..//evil` has become `//evil`, another site.
  if (url.origin !== here || /^\/[/\\]/.test(url.pathname)) return defaultPath;
  const isEntrance = url.pathname === paths.landing() || url.pathname === paths.login();
  return isEntrance ? defaultPath : `${url.pathname}${url.search}${url.hash}`;
}
